import ChoiceField from '@site/src/components/Field/ChoiceField';
import {inspectionLists} from '@site/src/data/options';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** What the visitor may know about the roof; all optional. */
export default function RoofFields(): ReactNode {
  return (
    <div className={clsx(styles.pair, styles.roof)}>
      {inspectionLists().map((list) => (
        <ChoiceField key={list.name} id={`inspection-${list.name}`} list={list} />
      ))}
    </div>
  );
}

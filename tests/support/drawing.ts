import {type ComponentProps, createElement, type ReactNode} from 'react';

/** Stands for an SVG file that is imported as a component. */
export default function Drawing(props: ComponentProps<'svg'>): ReactNode {
  return createElement('svg', props);
}

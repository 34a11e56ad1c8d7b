/** Checks of facts that refer to other files. */
import path from 'node:path';

import {routes} from '../../data/routes';
import {DEFAULT_LOCALE} from '../../language/locales';
import {COPIES} from '../copies';
import {isFile} from '../files';
import type {Page, Place} from './address';

/** Problems of the files that a review refers to: its service, and the original of a translated review. */
export function reviewProblems(
  {service, language = DEFAULT_LOCALE}: Record<string, unknown>,
  file: string,
  siteDir: string,
  {pages}: Pick<Place, 'pages'>,
): (string | false)[] {
  const slugs = [...pages.keys()].flatMap((page) =>
    page.startsWith(`${routes.services}/`) ? page.slice(routes.services.length + 1) : [],
  );
  const {copies} = COPIES.find(({english}) => english === path.dirname(file))!;
  const own = `i18n/${String(language)}/${copies}/${path.basename(file)}`;
  return [
    !slugs.includes(String(service)) &&
      `service: is "${String(service)}", which is no page of ours; choose one of ${slugs.join(', ')}`,
    language !== DEFAULT_LOCALE &&
      !isFile(siteDir, own) &&
      `language: the words of the customer are missing; write them into ${own}, and here a translation`,
  ];
}

/** The problem if another service has the same `order`; false if none has. */
export function orderProblem(service: Page, {pages}: Pick<Place, 'pages'>): string | false {
  const [other] =
    [...pages].find(([, one]) => one !== service && one.order === service.order) ?? [];
  return (
    service.order !== undefined &&
    other !== undefined &&
    `order: ${String(service.order)} is that of ${other}, too; give each service a number of its own`
  );
}

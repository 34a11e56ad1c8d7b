import {company} from '@site/src/data/company';
import ShareRow from '@site/src/sections/knowledge-center/ShareRow';
import {screen} from '@testing-library/react';

import {renderSite} from '../../../support/render';

const PAGE = '/es/knowledge-center/roof';
const row = () => screen.getByRole('group');

it('shares the URL of the page without its query, and names itself', () => {
  renderSite(<ShareRow title="Roofs & tiles" />, {locale: 'es', path: `${PAGE}?from=mail#x`});
  expect(row()).toHaveAccessibleName('Compartir este artículo');
  expect(row().dataset.shareUrl).toBe(company.siteUrl + PAGE);
  const mail = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect(mail.protocol).toBe('mailto:');
  expect(Object.fromEntries(mail.searchParams)).toEqual({
    subject: 'Roofs & tiles',
    body: company.siteUrl + PAGE,
  });
});

it('shares the English URL where the article is not translated, as its canonical URL says', () => {
  renderSite(<ShareRow title="Roofs" lang="en" />, {locale: 'es', path: PAGE});
  expect(row().dataset.shareUrl).toBe(`${company.siteUrl}/knowledge-center/roof`);
});

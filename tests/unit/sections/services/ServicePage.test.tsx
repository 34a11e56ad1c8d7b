import {company, phoneHref} from '@site/src/data/company';
import {EMERGENCY_SLUG} from '@site/src/data/services';
import ServicePage from '@site/src/sections/services/ServicePage';

import {CODES} from '../../../support/pages';
import {renderSite} from '../../../support/render';

const CTA = {title: 'Title', description: 'Text', buttonText: 'Book'};

test.each(CODES)(
  'in %s, the head of the emergency page asks, the button below only dials',
  (locale) => {
    for (const emergency of ['24/7', null] as const) {
      jest.replaceProperty(company, 'emergency', emergency);
      const {container, unmount} = renderSite(
        <ServicePage slug={EMERGENCY_SLUG} title="Title" cta={CTA}>
          Text
        </ServicePage>,
        {locale},
      );
      const panel = container.querySelector(`header a[href="${phoneHref}"]`)!;
      expect(panel.textContent).not.toMatch(/[?？]/);
      // The link to write stands before the card, which may be open.
      const write = container.querySelector('header a[href*="/contact?now"]');
      const isBefore = write?.compareDocumentPosition(container.querySelector('header details')!);
      expect(isBefore ?? null).toBe(
        locale === 'en' && emergency ? null : Node.DOCUMENT_POSITION_FOLLOWING,
      );
      unmount();
    }
  },
);

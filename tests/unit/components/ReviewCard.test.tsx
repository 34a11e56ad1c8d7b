import ReviewCard from '@site/src/components/ReviewCard';
import {workVotes} from '@site/src/components/ReviewCard/behavior';
import {company} from '@site/src/data/company';
import reviews from '@generated/docusaurus-plugin-company/default/reviews.json';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ComponentProps} from 'react';

import {renderSite} from '../../support/render';

// cspell:ignore bien
const [first] = reviews;
const unanswered = reviews.find(({reply}) => !reply)!;
const quote = `“${first!.paragraphs.join(' ')}”`;
const reply = first!.reply!.join(' ');

const show = (props: Partial<ComponentProps<typeof ReviewCard>> = {}, locale?: 'es') =>
  renderSite(<ReviewCard review={first!} service="Storm damage repair" {...props} />, {locale});

/** Shows these texts, and none of the others. */
function says(shown: (RegExp | string)[], others: (RegExp | string)[] = []): void {
  for (const text of shown) expect(screen.getByText(text)).toBeVisible();
  for (const text of others) expect(screen.queryByText(text)).toBeNull();
}

describe('a review card', () => {
  it('shows every field of a full review', () => {
    show();
    expect(screen.getByRole('img', {name: '5 out of 5 stars'})).toBeVisible();
    expect(screen.getByRole('heading', {name: first!.title})).toBeVisible();
    says(['Verified', 'Featured', quote, reply, 'Maria T.', /Storm damage repair/]);
    says(['Brandon, Hillsborough County']);
    expect(screen.getByText('June 2025')).toHaveAttribute('datetime', '2025-06');
  });

  it('without a translation is marked as the English that it is', () => {
    show({review: {...first!, lang: 'en'}}, 'es');
    for (const words of [first!.title, quote, reply]) {
      expect(screen.getByText(words)).toHaveAttribute('lang', 'en');
    }
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('shows three tags, hyphens as spaces, and the number of the rest', () => {
    show();
    says(['honest', 'tile roof', 'clean site', '+1 more'], ['fair price']);
  });

  it('leaves out what a review does not have', () => {
    show({review: {...unanswered, verified: false, featured: false}});
    says([], ['Verified', 'Featured', new RegExp(company.logo.name), /more$/]);
  });

  it('where it is quoted leaves out mark, tags and reply, and keeps the rest', () => {
    show({brief: true});
    says(['Verified', first!.title, 'Maria T.'], ['Featured', 'honest', reply]);
  });

  it('hides votes and source unless the flag is on, and then counts a vote', async () => {
    const {unmount} = show();
    expect(screen.queryByRole('button')).toBeNull();
    says([], ['Google']);
    unmount();
    workVotes(window);
    show({showVotes: true});
    says(['Google']);
    await userEvent.click(screen.getByRole('button', {name: /Helpful\W+14/}));
    expect(screen.getByRole('button', {name: /Helpful\W+15/, pressed: true})).toBeVisible();
  });
});

import ReviewCard from '@site/src/components/ReviewCard';
import {workVotes} from '@site/src/components/ReviewCard/behavior';
import {company} from '@site/src/data/company';
import reviews from '@generated/docusaurus-plugin-company/default/reviews.json';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderSite} from '../../support/render';

// cspell:ignore bien
const [first] = reviews;
const unanswered = reviews.find(({reply}) => !reply)!;

describe('a review card', () => {
  it('shows every field of a full review', () => {
    renderSite(<ReviewCard review={first!} service="Storm damage repair" />);
    expect(screen.getByRole('img', {name: '5 out of 5 stars'})).toBeInTheDocument();
    expect(screen.getByText('Verified')).toBeInTheDocument();
    expect(screen.getByText('Featured')).toBeInTheDocument();
    expect(screen.getByRole('heading', {name: first!.title})).toBeInTheDocument();
    expect(screen.getByText(`“${first!.paragraphs.join(' ')}”`)).toBeInTheDocument();
    expect(screen.getByText(first!.reply!.join(' '))).toBeInTheDocument();
    expect(screen.getByText('Maria T.')).toBeInTheDocument();
    expect(screen.getByText('Brandon, Hillsborough County')).toBeInTheDocument();
    expect(screen.getByText(/Storm damage repair/)).toBeInTheDocument();
    expect(screen.getByText('June 2025')).toHaveAttribute('datetime', '2025-06');
  });

  it('without a translation is marked as the English that it is', () => {
    renderSite(<ReviewCard review={{...first!, lang: 'en'}} service="" />, {locale: 'es'});
    for (const words of [
      first!.title,
      `“${first!.paragraphs.join(' ')}”`,
      first!.reply!.join(' '),
    ]) {
      expect(screen.getByText(words)).toHaveAttribute('lang', 'en');
    }
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('shows three tags, hyphens as spaces, and the number of the rest', () => {
    renderSite(<ReviewCard review={first!} service="" />);
    for (const tag of ['honest', 'tile roof', 'clean site', '+1 more']) {
      expect(screen.getByText(tag)).toBeInTheDocument();
    }
    expect(screen.queryByText('fair price')).not.toBeInTheDocument();
  });

  it('leaves out what a review does not have', () => {
    const review = {...unanswered, verified: false, featured: false};
    renderSite(<ReviewCard review={review} service="" />);
    expect(screen.queryByText('Verified')).not.toBeInTheDocument();
    expect(screen.queryByText('Featured')).not.toBeInTheDocument();
    expect(screen.queryByText(new RegExp(company.logo.name))).not.toBeInTheDocument();
    expect(screen.queryByText(/more$/)).not.toBeInTheDocument();
  });

  it('where it is quoted leaves out mark, tags and reply, and keeps the rest', () => {
    renderSite(<ReviewCard review={first!} service="" brief />);
    for (const text of ['Featured', 'honest', first!.reply!.join(' ')]) {
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    }
    for (const text of ['Verified', first!.title, 'Maria T.']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it('hides votes and source unless the flag is on, and then counts a vote', async () => {
    const {unmount} = renderSite(<ReviewCard review={first!} service="" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('Google')).not.toBeInTheDocument();
    unmount();
    workVotes(window);
    renderSite(<ReviewCard review={first!} service="" showVotes />);
    expect(screen.getByText('Google')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', {name: /Helpful\W+14/}));
    expect(screen.getByRole('button', {name: /Helpful\W+15/, pressed: true})).toBeInTheDocument();
  });
});

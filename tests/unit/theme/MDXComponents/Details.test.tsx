import MDXDetails from '@site/src/theme/MDXComponents/Details';
import {render, screen} from '@testing-library/react';

test('what opens is named by the summary that the article gives', () => {
  render(<MDXDetails summary="What is inside">Words.</MDXDetails>);
  const group = screen.getByRole('group');
  expect(group.firstElementChild).toHaveTextContent('What is inside');
  expect(group.firstElementChild?.tagName).toBe('SUMMARY');
  expect(group).not.toHaveAttribute('summary');
  expect(group).toHaveTextContent('Words.');
});

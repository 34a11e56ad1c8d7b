import {workPortraits} from '@site/src/sections/about/Team/behavior';
import Portrait from '@site/src/sections/about/Team/Portrait';
import {fireEvent, screen} from '@testing-library/react';

import {renderSite} from '../../../../support/render';

beforeAll(() => workPortraits(window));

it('shows the initials in the place of a photo that does not load', () => {
  const {container} = renderSite(<Portrait name="Ruth Calloway" photo="/img/none.jpg" />);
  const picture = container.querySelector('img')!;
  expect(picture).toBeVisible();
  fireEvent.error(picture);
  expect(picture).not.toBeVisible();
  expect(screen.getByText('RC')).toBeVisible();
});

it('leaves other pictures to the browser', () => {
  const {container} = renderSite(<img src="/img/none.jpg" alt="A roof" />);
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByRole('img')).toBeVisible();
});

it('is the initials alone where no photo is given', () => {
  const {container} = renderSite(<Portrait name="Daniel Reyes" photo={null} />);
  expect(container).toHaveTextContent('DR');
  expect(container.querySelector('img')).toBeNull();
});

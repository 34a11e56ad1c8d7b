import {workPortraits} from '@site/src/sections/about/Team/behavior';
import Portrait from '@site/src/sections/about/Team/Portrait';
import {fireEvent, screen} from '@testing-library/react';

import {renderSite} from '../../../../support/render';

beforeAll(() => workPortraits(window));

it('shows the initials in the place of a photo that does not load, and leaves other pictures alone', () => {
  const {container} = renderSite(
    <>
      <Portrait name="Ruth Calloway" photo="/img/none.jpg" />
      <img src="/img/none.jpg" alt="A roof" />
    </>,
  );
  const pictures = [...container.querySelectorAll('img')];
  pictures.forEach((picture) => fireEvent.error(picture));
  expect(pictures.map(({hidden}) => hidden)).toEqual([true, false]);
  expect(screen.getByText('RC')).toBeVisible();
});

it('is the initials alone where no photo is given', () => {
  const {container} = renderSite(<Portrait name="Daniel Reyes" photo={null} />);
  expect(container).toHaveTextContent('DR');
  expect(container.querySelector('img')).toBeNull();
});

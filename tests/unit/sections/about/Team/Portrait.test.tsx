import Portrait from '@site/src/sections/about/Team/Portrait';
import {screen} from '@testing-library/react';

import {renderSite} from '../../../../support/render';

const picture = () => document.querySelector('img');

it('notices a photo that had failed before the page came to life', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  renderSite(<Portrait name="Ruth Calloway" photo="/img/none.jpg" />);
  expect(picture()).toBeNull();
  expect(screen.getByText('RC')).toBeInTheDocument();
});

it('is the initials alone where no photo is given', () => {
  // As in a browser before a picture has loaded; jsdom takes every picture for broken.
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const {container} = renderSite(<Portrait name="Daniel Reyes" photo={null} />);
  expect(container).toHaveTextContent('DR');
  expect(container.querySelector('img')).toBeNull();
});

import Portrait from '@site/src/sections/about/Team/Portrait';
import {fireEvent, screen} from '@testing-library/react';

import {renderSite} from '../../../../support/render';

const picture = () => document.querySelector('img');

describe('a portrait', () => {
  it('falls back to the initials when the photo fails', () => {
    renderSite(<Portrait name="Daniel Reyes" photo="/img/team/daniel-reyes.svg" />);
    expect(picture()).toHaveAttribute('src', '/img/team/daniel-reyes.svg');
    fireEvent.error(picture()!);
    expect(picture()).toBeNull();
    expect(screen.getByText('DR')).toBeInTheDocument();
  });

  it('notices a photo that had failed before the page came to life', () => {
    const complete = jest
      .spyOn(HTMLImageElement.prototype, 'complete', 'get')
      .mockReturnValue(true);
    renderSite(<Portrait name="Ruth Calloway" photo="/img/team/none.jpg" />);
    expect(picture()).toBeNull();
    expect(screen.getByText('RC')).toBeInTheDocument();
    complete.mockRestore();
  });

  it('is the initials alone where no photo is given', () => {
    // As in a browser before a picture has loaded; jsdom takes every picture for broken.
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const {container} = renderSite(<Portrait name="Daniel Reyes" photo={null} />);
    expect(container).toHaveTextContent('DR');
    expect(container.querySelector('img')).toBeNull();
  });
});

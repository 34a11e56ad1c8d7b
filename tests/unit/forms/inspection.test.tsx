import InspectionForm from '@site/src/forms/inspection';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderSite} from '../../support/render';
import {textOf} from '../../support/texts';

beforeEach(() => sessionStorage.clear());

const send = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('the inspection form', () => {
  it('labels every field, marks the three required ones and limits their length', () => {
    renderSite(<InspectionForm />);
    for (const [label, limit] of [
      [/^Name/, '100'],
      [/^Phone/, '20'],
      [/^Email/, '254'],
    ] as const) {
      const field = screen.getByRole('textbox', {name: label});
      expect(field).toBeRequired();
      expect(field).toHaveAttribute('maxlength', limit);
    }
    for (const label of [/^Roof type/, /^Roof age/, /^Last inspection/, /^Storm damage/]) {
      expect(screen.getByRole('combobox', {name: label})).not.toBeRequired();
    }
    expect(screen.getByRole('textbox', {name: /^Message/})).toHaveAttribute('rows', '4');
    expect(screen.getByRole('link', {name: 'Privacy policy'})).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  });

  it('hides the honeypot from people and their tools', () => {
    const {container} = renderSite(<InspectionForm />);
    const honeypot = container.querySelector('[name=company]')!;
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(honeypot.closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('counts the characters of the message as they are typed', async () => {
    renderSite(<InspectionForm />);
    const message = screen.getByRole('textbox', {name: /^Message/});
    await userEvent.type(message, 'Two tiles');
    expect(message).toHaveAccessibleDescription('9 of 2,000 characters');
  });

  it.each(['en', 'es', 'hi'] as const)(
    'says in %s what is missing at its field, and goes to the first',
    async (locale) => {
      renderSite(<InspectionForm />, {locale});
      const say = (id: string, english: string) => textOf(locale, id, english);
      await send(say('forms.inspection.submit', 'Request my inspection'));
      const [name] = screen.getAllByRole('textbox');
      expect(name).toHaveFocus();
      expect(name).toBeInvalid();
      expect(name).toHaveAccessibleDescription(
        say('forms.inspection.nameMissing', 'Please enter your full name.'),
      );
      await userEvent.type(name!, 'María');
      expect(name).toBeValid();
    },
  );

  it('keeps what was typed for the rest of the session', async () => {
    const {unmount} = renderSite(<InspectionForm />);
    await userEvent.type(screen.getByRole('textbox', {name: /^Name/}), 'Ann Bee');
    unmount();
    renderSite(<InspectionForm />, {locale: 'es', path: '/es/contact'});
    expect(screen.getAllByRole('textbox')[0]).toHaveValue('Ann Bee');
  });
});

// cspell:words unas ahora minutos años Llame
import {messageFaults} from '../../../../scripts/translations/messageFaults';

test.each([
  [
    'a lost value',
    'Within {hours} hours',
    'En unas horas',
    ['{hours} of the English is missing; copy it as it is'],
  ],
  [
    'a renamed value',
    'Within {hours} hours',
    'En {horas} horas',
    ['{hours} of the English is missing; copy it as it is', '{horas} is not in the English'],
  ],
  ['a value as often as the language needs it', '{hours} h', '{hours} h, {hours}', []],
  [
    'a lost tag',
    'Call <b>now</b>',
    'Llame ahora',
    [expect.stringContaining('<b>'), expect.stringContaining('</b>')],
  ],
  ['English words', 'Good morning', 'Good morning', ['is still the English words']],
  ['marks alone', '“{quote}” · A+', '“{quote}” · A+', []],
  [
    'another number',
    'In 10 minutes',
    'En 15 minutos',
    [expect.stringContaining('10'), expect.stringContaining('15')],
  ],
])('%s', (_name, english, translation, faults) => {
  expect(messageFaults('some.id', english, translation, 'es')).toEqual(faults);
});

test('what has a reason is no fault, in its languages alone', () => {
  const faults = (locale: string) => messageFaults('topics.metal', 'Metal', 'Metal', locale);
  expect(faults('es')).toEqual([]);
  expect(faults('vi')).toEqual(['is still the English words']);
  const story = '{number} años';
  expect(messageFaults('about.story.today', '{years} years', story, 'es')).toEqual([]);
  expect(messageFaults('another.id', '{years} years', story, 'es')).toHaveLength(2);
});

import {siteTextIn} from '../../data/replies';
import {allLanguages} from '../../language/locales';
import {isPhotoName, isRaster, RASTER} from '../pictures';
import {addressProblem, type Place} from './address';
import {judge, type Sayings} from './found';
import {rule, type Rule} from './lint';
import {plainText} from './readable';
import {NO_DESCRIPTION} from './words';

const PUT =
  'save a photograph into photos/ and write its name, like new-roof.jpg, or a drawing into static/img/ and write its address there, like /img/figures/roof.svg';

/** Problems that the address of a picture alone shows; the first match is reported. */
const PICTURES: Sayings = {
  [`a picture has no address; ${PUT}`]: /^\s*$/,
  [`the picture $& is on another website, which may change or forbid it; ${PUT}`]:
    /^(?:https?:)?\/\//i,
  [`the picture $& is on your computer; ${PUT}`]: /^(?:[a-z]:(?:[\\/]|%5c)|file:|\\\\)/i,
  [`a picture is pasted into the text; ${PUT}`]: /^data:/i,
  [`the picture $& has no whole address; ${PUT}`]: /^(?!\/)/,
  [`the photograph $& would be shipped as it is; ${PUT}`]: RASTER,
  'the picture $&: leave out /static': /^\/static\//,
};

/** What is wrong with the address of a picture, in words; null if nothing is. */
export function pictureProblem(
  address: string,
  {photoProblem, hasFile}: Pick<Place, 'photoProblem' | 'hasFile'>,
): string | null {
  if (isPhotoName(address)) return photoProblem(address);
  const problem = judge(address, PICTURES);
  if (problem) return problem;
  if (!hasFile(address)) return `there is no picture at static${address}`;
  return /\s|%20/.test(address)
    ? `the name of the picture ${address} has a space; rename the file with hyphens, like new-roof.png`
    : null;
}

/** Words of links that say nothing to people who hear or skim the links alone, in all languages. */
const EMPTY_WORDS = allLanguages().flatMap(
  ({code}) => siteTextIn('check.link.emptyWords', code)?.normalize('NFC').split('|') ?? [],
);

/** Whether the words of a link are "click here" or the like, in any of the languages. */
function saysNothing(words: string): boolean {
  const plain = words
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return plain !== null && EMPTY_WORDS.includes(plain.join(' '));
}

export const referenceRules = (place: Place): Rule[] => [
  rule(['link', 'definition'], ({type, url}) =>
    // A definition may be a picture's: `[r]: /img/roof.svg`.
    /^data:/i.test(url) || (type === 'definition' && (isRaster(url) || /\.svg$/i.test(url)))
      ? [
          pictureProblem(url, place),
          // `withPhotos` reads this form alone.
          isPhotoName(url) && `write the photograph as ![what it shows](${url}) where it stands`,
        ]
      : addressProblem(url, place),
  ),
  rule(['link', 'linkReference'], (node) => {
    const words = plainText(node).trim();
    return [
      saysNothing(words) &&
        `the link says only "${words}"; make its words say where it leads, like [how to read an estimate](…), for people who hear the links alone`,
      words === '' &&
        node.children.every(({type}) => type === 'text') &&
        'a link has no words; write between the square brackets what it leads to',
    ];
  }),
  rule(['image'], ({url}) => pictureProblem(url, place)),
  rule(['image', 'imageReference'], ({alt}) => [
    !alt?.trim() &&
      'a picture has no description; write what it shows between the square brackets, for people who cannot see it',
    NO_DESCRIPTION.test(alt?.trim() ?? '') &&
      `"${alt}" does not say what the picture shows; describe it between the square brackets`,
  ]),
];

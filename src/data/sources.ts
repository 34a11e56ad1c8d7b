/** A public page that a statement of ours rests on, named in English as it names itself. */
export type Source = {
  id: string;
  title: string;
  publisher: string;
  /** The parts of it that say so: "(1), (6)", "page 2". */
  part?: string;
  url: string;
  /** Day (ISO) on which the page was last compared with what we say. */
  checkedOn: string;
};

type Entry = Omit<Source, 'checkedOn'>;

/** A section of the Florida Statutes, at the legislature's address, which has it as in force. */
function statute(section: string, title: string, part?: string): Entry {
  const chapter = section.split('.')[0]!.padStart(4, '0');
  const hundreds = chapter.slice(0, 2);
  const file = `${hundreds}00-${hundreds}99/${chapter}/Sections/${chapter}.${section.split('.')[1]}.html`;
  return {
    id: section,
    title: `Section ${section}: ${title}`,
    publisher: 'Florida Statutes',
    ...(part && {part}),
    url: `https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=${file}`,
  };
}

const checked = (checkedOn: string, entries: readonly Entry[]): Source[] =>
  entries.map((entry) => ({...entry, checkedOn}));

/**
 * Every law, program and finding that articles and services state as fact. Markdown names them by id:
 * `<Sources of="489.147 626.854" />`. After comparing a source again, set its new day.
 */
export const sources: readonly Source[] = [
  ...checked('2026-11-22', [
    statute('215.5586', 'My Safe Florida Home Program', '(1), (2)'),
    statute('489.126', 'moneys received by contractors', '(2)'),
    statute('489.147', 'prohibited property insurance practices', '(1)–(3), (6)'),
    statute('553.844', 'windstorm loss mitigation, roofs', '(2), (5)'),
    statute('626.854', 'public adjusters', '(11), (16)'),
    statute('626.8795', 'public adjusters, conflict of interest'),
    statute('626.9744', 'claim settlement, matching', '(2)'),
    statute('627.701', 'deductibles', '(3), (5), (10)'),
    statute('627.7011', 'replacement cost; age of a roof', '(3), (5)'),
    statute('627.70131', 'what an insurer must do, and when', '(1), (3), (7)'),
    statute('627.70132', 'notice of a property claim'),
    statute('627.7015', 'mediation of property claims'),
    statute('713.135', 'notice of commencement', '(1)'),
    {
      id: 'claim-deadlines',
      title: 'Legislative updates: deadlines for claims (Senate Bill 2A)',
      publisher: 'Florida Department of Financial Services',
      url: 'https://www.myfloridacfo.com/division/consumers/understanding-insurance/legislativeupdates',
    },
    {
      id: 'roof-deductible',
      title: '2022 property insurance changes: separate roof deductible',
      publisher: 'Florida Insurance Consumer Advocate',
      url: 'https://www.myfloridacfo.com/division/ica/2022propertyinsurancechanges',
    },
    {
      id: 'building-code',
      title: 'Existing Building, chapter 7: alterations, level 1',
      publisher: 'Florida Building Code',
      part: '706.1, 706.7, 706.8',
      url: 'https://codes.iccsafe.org/content/FLEB2023P1/chapter-7-alterations-level-1',
    },
    {
      id: 'grant-program',
      title: 'My Safe Florida Home',
      publisher: 'Florida Department of Financial Services',
      url: 'https://mysafeflhome.com/',
    },
    {
      id: 'grant-guide',
      title: 'Homeowner’s Guide 2025–2026: draw requests',
      publisher: 'My Safe Florida Home',
      url: 'https://msfh-program.helpjuice.com/en_US/MSFH-Homeowners-Guide-2025-2026/draw-requests',
    },
    {
      id: 'grant-payment',
      title: 'Reimbursement process',
      publisher: 'My Safe Florida Home',
      url: 'https://msfh-program.helpjuice.com/en_US/msfh-program-resources/reimbursement-process',
    },
    {
      id: 'grant-groups',
      title: 'Here are the dates you can apply (August 1, 2025)',
      publisher: 'Fox 4',
      url: 'https://www.fox4now.com/news/state/my-safe-florida-home-here-are-the-dates-you-can-apply',
    },
    {
      id: 'grant-funds',
      title: 'My Safe Florida Home reopens with new requirements (August 11, 2025)',
      publisher: 'WUSF',
      url: 'https://www.wusf.org/weather/2025-08-11/my-safe-florida-home-reopens-with-352m-in-funds-and-new-eligibility-requirements',
    },
    {
      id: 'grant-savings',
      title: 'Only 12% of homeowners saw insurance rates drop (February 2025)',
      publisher: 'ABC Action News',
      url: 'https://www.abcactionnews.com/news/region-pinellas/will-lawmakers-revive-floridas-my-safe-home-program-homeowners-await-property-insurance-relief',
    },
    {
      id: 'consumer-services',
      title: 'Division of Consumer Services: helpline and mediation',
      publisher: 'Florida Department of Financial Services',
      url: 'https://www.myfloridacfo.com/division/consumers',
    },
    {
      id: 'disaster-aid',
      title: 'What to do without insurance',
      publisher: 'Hurricane Help Florida',
      url: 'https://hurricanehelpflorida.org/no-insurance',
    },
    {
      id: 'liens',
      title: 'Florida construction lien law, for homeowners',
      publisher: 'City of Bradenton',
      url: 'https://cityofbradenton.com/index.asp?SEC=412EC4AA-2923-4330-993A-BE48C0576144&DE=09135358-90B5-490D-86A6-C0C01A177893',
    },
    {
      id: 'substantial-damage',
      title: 'Fact sheet: substantial damage',
      publisher: 'FEMA',
      url: 'https://www.fema.gov/blog/fact-sheet-substantial-damage',
    },
    {
      id: 'blue-roof',
      title: 'Start of the Blue Roof Program after Hurricane Milton (October 15, 2024)',
      publisher: 'U.S. Army Corps of Engineers',
      url: 'https://www.saj.usace.army.mil/Media/News-Releases/Article/3935495/us-army-corps-of-engineers-announces-start-of-blue-roof-program-in-response-to/',
    },
    {
      id: 'interior-doors',
      title: 'Shut the door',
      publisher: 'Insurance Institute for Business & Home Safety',
      url: 'https://fortifiedhome.org/article/shut-the-door/',
    },
    {
      id: 'evacuation-zone',
      title: 'Know your zone, know your home',
      publisher: 'Florida Division of Emergency Management',
      url: 'https://www.floridadisaster.org/planprepare/know-your-zone-know-your-home/',
    },
    {
      id: 'generators',
      title: 'Carbon monoxide warning to consumers in the path of a hurricane',
      publisher: 'U.S. Consumer Product Safety Commission',
      url: 'https://www.cpsc.gov/Newsroom/News-Releases/2019/CPSC-Issues-Carbon-Monoxide-Warning-to-Consumers-in-Path-of-Hurricane-Dorian',
    },
    {
      id: 'lead-paint',
      title: 'Questions about the Renovation, Repair and Painting rule',
      publisher: 'EPA',
      url: 'https://www.epa.gov/lead/fqs-rrp-rule',
    },
    {
      id: 'flood-insurance',
      title: 'The 30-day waiting period',
      publisher: 'FEMA, flood insurance program',
      url: 'https://agents.floodsmart.gov/articles/30-day-waiting-period',
    },
    {
      id: 'mold',
      title: 'A brief guide to mold, moisture and your home',
      publisher: 'EPA',
      url: 'https://www.epa.gov/mold/brief-guide-mold-moisture-and-your-home',
    },
  ]),
  // Not compared again since all texts were reviewed.
  ...checked('2026-11-21', [
    statute('468.8419', 'mold-related services, prohibitions', '(1), (2)'),
    statute('627.0629', 'rate filings, credits against wind damage', '(1)'),
    statute('627.711', 'uniform mitigation verification form'),
    statute('627.7152', 'assignment of benefits', '(13)'),
    {
      id: 'hurricane-terms',
      title: 'Glossary: hurricane season, watch and warning',
      publisher: 'National Hurricane Center',
      url: 'https://www.nhc.noaa.gov/aboutgloss.shtml',
    },
  ]),
];

/** Whether a source was last compared more than a year before a day (ISO). */
export function isStale({checkedOn}: Source, today: string): boolean {
  const [year, ...rest] = checkedOn.split('-');
  return [Number(year) + 1, ...rest].join('-') < today;
}

/** @throws where no source has the id */
export function sourceOf(id: string): Source {
  const found = sources.find((source) => source.id === id);
  if (!found) throw new Error(`No source "${id}" in src/data/sources.ts.`);
  return found;
}

import {translate} from '@docusaurus/Translate';

/**
 * Opening hours, one line each, written the way each language writes times. Every page takes them
 * from here, so that no two pages disagree. Use only while rendering: it translates.
 */
export const openingHours = (): string[] => [
  translate({id: 'company.hours.weekdays', message: 'Mon–Fri 7 AM–8 PM'}),
  translate({id: 'company.hours.weekend', message: 'Sat–Sun 8 AM–5 PM'}),
];

/** When emergencies are answered. Use only while rendering. */
export const emergencyHours = (): string =>
  translate({id: 'footer.contact.emergency', message: 'Emergencies: 24 hours, every day.'});

/** Where the company works. Use only while rendering. */
export const serviceArea = (): string =>
  translate({
    id: 'company.area.text',
    message: 'All of Florida, licensed statewide. Based in Hillsborough, Pinellas and Pasco.',
  });

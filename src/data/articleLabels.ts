import {translate} from '@docusaurus/Translate';

import type {Category, Topic} from './categories';

/** Name of a category in the page's language. */
export function categoryName(category: Category): string {
  const names: Record<Category, string> = {
    'roofing-materials': translate({
      id: 'categories.roofingMaterials',
      message: 'Roofing Materials',
    }),
    'storm-damage': translate({id: 'categories.stormDamage', message: 'Storm Damage'}),
    insurance: translate({id: 'categories.insurance', message: 'Insurance'}),
    inspection: translate({id: 'categories.inspection', message: 'Inspection'}),
    'storm-prep': translate({id: 'categories.stormPrep', message: 'Storm Prep'}),
  };
  return names[category];
}

/** Name of a topic in the page's language. */
export function topicName(topic: Topic): string {
  const names: Record<Topic, string> = {
    checklist: translate({id: 'topics.checklist', message: 'Checklist'}),
    claims: translate({id: 'topics.claims', message: 'Claims'}),
    deadlines: translate({id: 'topics.deadlines', message: 'Deadlines'}),
    documentation: translate({id: 'topics.documentation', message: 'Documentation'}),
    'flat-roof': translate({id: 'topics.flat-roof', message: 'Flat roof'}),
    grant: translate({id: 'topics.grant', message: 'Grant'}),
    hurricane: translate({id: 'topics.hurricane', message: 'Hurricane'}),
    inspection: translate({id: 'topics.inspection', message: 'Inspection'}),
    insurance: translate({id: 'topics.insurance', message: 'Insurance'}),
    leaks: translate({id: 'topics.leaks', message: 'Leaks'}),
    lifespan: translate({id: 'topics.lifespan', message: 'Lifespan'}),
    maintenance: translate({id: 'topics.maintenance', message: 'Maintenance'}),
    metal: translate({id: 'topics.metal', message: 'Metal'}),
    'my-safe-florida-home': translate({
      id: 'topics.my-safe-florida-home',
      message: 'My Safe Florida Home',
      description: 'Name of a programme of the State of Florida',
    }),
    repair: translate({id: 'topics.repair', message: 'Repair'}),
    replacement: translate({id: 'topics.replacement', message: 'Replacement'}),
    'roof-to-wall': translate({
      id: 'topics.roof-to-wall',
      message: 'Roof-to-wall straps',
      description: 'Metal connectors that tie the roof frame to the walls',
    }),
    shingle: translate({id: 'topics.shingle', message: 'Shingle'}),
    tile: translate({id: 'topics.tile', message: 'Tile'}),
    'wind-mitigation': translate({id: 'topics.wind-mitigation', message: 'Wind mitigation'}),
  };
  return names[topic];
}

import {usePluginData} from '@docusaurus/useGlobalData';
import {CLAIMS_SLUG, type ServiceTitle} from '@site/src/data/services';

/** Every service by its name, in the order of all lists. */
export const useServices = (): ServiceTitle[] => usePluginData('services-data') as ServiceTitle[];

/** Whether the company helps with insurance claims. */
export const useClaimsHelp = (): boolean => useServices().some(({slug}) => slug === CLAIMS_SLUG);

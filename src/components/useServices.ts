import {usePluginData} from '@docusaurus/useGlobalData';
import {CLAIMS_SLUG, type ServiceTitle} from '@site/src/data/services';

/** Every service by its name, in the order of all lists. */
export const useServices = (): ServiceTitle[] => usePluginData('services-data') as ServiceTitle[];

/** Whether the company does these, by the names of their pages. */
export function useDone(...slugs: string[]): boolean {
  const services = useServices();
  return slugs.every((name) => services.some(({slug}) => slug === name));
}

/** Whether the company helps with insurance claims. */
export const useClaimsHelp = (): boolean => useDone(CLAIMS_SLUG);

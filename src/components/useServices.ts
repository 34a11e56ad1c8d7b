import {usePluginData} from '@docusaurus/useGlobalData';
import type {ServiceTitle} from '@site/src/data/services';

/** Every service by its name, in the order of all lists. */
export const useServices = (): ServiceTitle[] => usePluginData('services-data') as ServiceTitle[];

import type {LoadingComponentProps} from 'react-loadable';

/**
 * In the place of a page whose code is still on its way. Docusaurus shows no page before its code is
 * there, so this shows nothing; what could not be loaded is an error like any other.
 */
export default function Loading({error}: LoadingComponentProps): null {
  if (error) throw error;
  return null;
}

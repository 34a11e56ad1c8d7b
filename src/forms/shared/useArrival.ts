import {type RefObject, useEffect, useRef} from 'react';

/**
 * For the heading of a card that replaces a form: focuses it and scrolls it into view. Its stylesheet
 * leaves space for the sticky header (`scroll-margin-top`).
 */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({preventScroll: true});
    heading.current?.scrollIntoView({block: 'start'});
  }, []);
  return heading;
}

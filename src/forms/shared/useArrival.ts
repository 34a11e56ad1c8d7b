import {type RefObject, useEffect, useRef} from 'react';

/**
 * For the heading of a card that replaces a form: focuses it and scrolls it into view. Its stylesheet
 * leaves space for the sticky header (`scroll-margin-top`).
 *
 * @param here whether the card has just appeared, because of what the visitor did
 */
export function useArrival(here = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!here) return;
    heading.current?.focus({preventScroll: true});
    heading.current?.scrollIntoView({block: 'start'});
  }, [here]);
  return heading;
}

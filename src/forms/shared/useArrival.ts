import {type RefObject, useEffect, useRef} from 'react';

/**
 * For the heading of what takes a form's place: moves focus and view to it, so that it is read and
 * seen. Its stylesheet gives it the room for the sticky header (`scroll-margin-top`).
 *
 * @param here whether it came just now, because of what the visitor did
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

import {type RefObject, useEffect} from 'react';

/** Distance from the window at which something counts as near: about half a phone's screen. */
const NEAR_PX = 400;

/** Runs `onNear` once, when an element comes near the part of the page that shows. */
export function useNearView(element: RefObject<Element | null>, onNear: () => void): void {
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      {rootMargin: `${NEAR_PX}px 0px`},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onNear]);
}

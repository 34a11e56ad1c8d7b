import {isbot} from 'isbot';

/* A separate file: the head script loads it only where `isCrawlerAtSight` cannot tell. */
window.isCrawler = isbot;

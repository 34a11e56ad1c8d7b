import {isbot} from 'isbot';

/* A file of its own: the head's script asks for it where it cannot tell a crawler at sight. */
window.isCrawler = isbot;

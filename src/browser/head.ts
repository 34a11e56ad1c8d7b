/* The inline script in the head of every built page. The gate is first: it may redirect. */
import './language-gate/head';
import './behaviors/everyPage';
import './islands/head';

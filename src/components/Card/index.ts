import styles from './styles.module.css';

/** Class names: a card with one lifted corner, and in Markdown a sheet within the text. */
export const {card, sheet} = styles;

/** The keys that a visitor presses, as WebDriver names them: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const KEYS = {Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C'};

/** A window of a browser, whichever protocol drives it. Selectors are of CSS. */
export interface Engine {
  /** What its console has reported; empty where the protocol does not tell. */
  errors: string[];
  open(url: string): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Runs a function in the page; it knows nothing from outside but its arguments. */
  evaluate<Args extends unknown[], T>(page: (...args: Args) => T, ...args: Args): Promise<T>;
  click(selector: string): Promise<void>;
  /** Chooses an option of a list by its value. */
  choose(selector: string, value: string): Promise<unknown>;
  /** Types after what the field holds. */
  type(selector: string, text: string): Promise<unknown>;
  press(key: keyof typeof KEYS): Promise<unknown>;
  /** Types a letter into whatever has the focus. */
  key(letter: string): Promise<unknown>;
  /** Holds the phone upright or on its side. */
  turn(isSideways: boolean): Promise<unknown>;
  close(): Promise<void>;
}

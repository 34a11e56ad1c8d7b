export type Marked = {
  /** Invented: a real company replaces the value and sets false, or takes it all out. */
  placeholder: boolean;
};

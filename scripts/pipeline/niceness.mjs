/**
 * Niceness of what keeps the processors busy. Browsers and control planes are waited for by people and by
 * tests that look at a state while it lasts, so they come first.
 */
export const STANDS_BACK = 5;

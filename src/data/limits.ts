/** The longest entry of each field, in characters (spec section 5); the database checks the same. */
export const LIMITS = {name: 100, phone: 20, email: 254, message: 2000} as const;

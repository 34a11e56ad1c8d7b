/*
 * In a build, in the place of three parts of supabase-js: sign-in, live updates and files are four fifths
 * of its code. It makes one of each and asks none of them for anything (2.109.0).
 */
class Unused {
  setAuth(): void {}
}

export {
  Unused as AuthClient,
  Unused as RealtimeClient,
  Unused as StorageApiError,
  Unused as StorageClient,
};

/**
 * SHA-256 of a text as lower-case hex; null where the browser offers no SubtleCrypto (a page that
 * is not served securely) or it fails.
 */
export async function sha256Hex(
  text: string,
  subtle: SubtleCrypto | undefined,
): Promise<string | null> {
  try {
    const digest = await subtle!.digest('SHA-256', new TextEncoder().encode(text));
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}

import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave us to encrypt for it. */
export interface ReceiverKeys {
  /** The uncompressed point on P-256, 65 bytes. */
  publicKey: Uint8Array;
  /** The authentication secret, 16 bytes. */
  auth: Uint8Array;
}

const RECORD_SIZE = 4_096;
const CURVE = 'prime256v1';

/** Whether bytes are a point of the curve: only then can a message be encrypted for them. */
export function isCurvePoint(bytes: Uint8Array): boolean {
  try {
    ECDH.convertKey(bytes, CURVE);
    return true;
  } catch {
    return false;
  }
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Encrypts a message for one browser (RFC 8291, content encoding aes128gcm of RFC 8188): one record, with a key of its own. `own` gives the
 * sender's private key and the salt in tests. Throws if the receiver's key is no point of the curve.
 */
export function encryptPush(
  message: Uint8Array,
  receiver: ReceiverKeys,
  own: { privateKey?: Uint8Array; salt?: Uint8Array } = {},
): Buffer {
  const sender = createECDH(CURVE);
  if (own.privateKey) sender.setPrivateKey(own.privateKey);
  else sender.generateKeys();
  const senderKey = sender.getPublicKey();
  const salt = own.salt ?? randomBytes(16);
  const shared = sender.computeSecret(receiver.publicKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.publicKey, senderKey]);
  const secret = derive(shared, receiver.auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 ends the last record.
  const body = Buffer.concat([cipher.update(message), cipher.update(Uint8Array.of(2)), cipher.final()]);
  const header = Buffer.alloc(21);
  header.set(salt);
  header.writeUInt32BE(RECORD_SIZE, 16);
  header.writeUInt8(senderKey.length, 20);
  return Buffer.concat([header, senderKey, body, cipher.getAuthTag()]);
}

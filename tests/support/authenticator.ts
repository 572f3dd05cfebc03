import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** What a browser's `navigator.credentials` does, with one key: it creates a passkey and answers challenges with it. */
export class Authenticator {
  readonly id = base64url(randomBytes(16));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly origin: string) {}

  private clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  /** User present and verified; with `attested` the new key is included. */
  private authenticatorData(attested: Uint8Array = new Uint8Array()): Buffer {
    const flags = attested.length > 0 ? 0b0100_0101 : 0b0000_0101;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter, attested]);
  }

  /** The response to the options of a registration. */
  create(challenge: string): object {
    const { x, y } = (this.keys.publicKey as KeyObject).export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = this.authenticatorData(Buffer.concat([Buffer.alloc(16), length, id, key]));
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(this.clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** The response to the options of a login. */
  answer(challenge: string): object {
    const clientData = this.clientData('webauthn.get', challenge);
    const authData = this.authenticatorData();
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(this.keys.privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      },
    };
  }
}

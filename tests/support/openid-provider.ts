import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';

/** The person whom the provider authenticates next. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
}

interface Grant {
  person: Person;
  redirectUri: string;
  challenge: string;
  nonce: string | undefined;
}

/**
 * A minimal real OpenID provider on a port of its own: discovery, authorization by code with PKCE (`person` has agreed already), a token
 * endpoint that accepts each code once from the client for which it was created, and keys. `lies` and `forges` make it send false data.
 */
export class OpenIdProvider {
  readonly clientId = 'lantern-tests';
  readonly clientSecret = 'a-secret-of-the-client';
  person: Person | undefined = { sub: 'person-1' };
  /** Claims that replace the right ones in the next id tokens. */
  lies: Record<string, unknown> = {};
  /** Signs with a key that is not among the published ones. */
  forges = false;
  /** The number of codes that were exchanged for tokens. */
  codesUsed = 0;
  issuer = '';
  private server!: Server;
  private key!: CryptoKey;
  private foreign!: CryptoKey;
  private jwk!: object;
  private readonly grants = new Map<string, Grant>();

  async start(port = 0): Promise<void> {
    const pair = await generateKeyPair('RS256');
    this.key = pair.privateKey;
    this.foreign = (await generateKeyPair('RS256')).privateKey;
    this.jwk = { ...(await exportJWK(pair.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
    this.server = createServer((request, response) => void this.respond(request, response));
    await new Promise<void>((listening) => this.server.listen(port, '127.0.0.1', listening));
    this.issuer = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((closed) => this.server.close(() => closed()));
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, this.issuer);
    const json = (value: object, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json({
          issuer: this.issuer,
          authorization_endpoint: `${this.issuer}/authorize`,
          token_endpoint: `${this.issuer}/token`,
          jwks_uri: `${this.issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        });
      case '/keys':
        return json({ keys: [this.jwk] });
      case '/authorize':
        response.writeHead(302, { location: this.authorize(url.searchParams) });
        return void response.end();
      case '/token': {
        let body = '';
        for await (const part of request) body += String(part);
        return json(...(await this.token(new URLSearchParams(body))));
      }
      default:
        return json({}, 404);
    }
  }

  private authorize(query: URLSearchParams): string {
    const back = new URL(query.get('redirect_uri')!);
    back.searchParams.set('state', query.get('state') ?? '');
    const fits =
      query.get('client_id') === this.clientId &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256' &&
      query.get('scope')?.includes('openid');
    if (!this.person || !fits) {
      back.searchParams.set('error', fits ? 'access_denied' : 'invalid_request');
      return back.href;
    }
    const code = randomUUID();
    this.grants.set(code, {
      person: this.person,
      redirectUri: query.get('redirect_uri')!,
      challenge: query.get('code_challenge')!,
      nonce: query.get('nonce') ?? undefined,
    });
    back.searchParams.set('code', code);
    return back.href;
  }

  private async token(form: URLSearchParams): Promise<[object, number]> {
    const grant = this.grants.get(form.get('code') ?? '');
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    this.grants.delete(form.get('code') ?? '');
    if (!grant || grant.redirectUri !== form.get('redirect_uri') || grant.challenge !== verifier)
      return [{ error: 'invalid_grant' }, 400];
    if (form.get('client_id') !== this.clientId || form.get('client_secret') !== this.clientSecret)
      return [{ error: 'invalid_client' }, 401];
    this.codesUsed++;
    const at = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.issuer,
      aud: this.clientId,
      iat: at,
      exp: at + 300,
      nonce: grant.nonce,
      ...grant.person,
      ...this.lies,
    };
    const id_token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
      .sign(this.forges ? this.foreign : this.key);
    return [{ access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token }, 200];
  }
}

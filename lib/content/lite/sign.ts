import { createPrivateKey, sign, X509Certificate } from 'node:crypto';
import {
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifiers,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  id_data,
  id_signedData,
  IssuerAndSerialNumber,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier, Certificate } from '@peculiar/asn1-x509';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const RSA = '1.2.840.113549.1.1.1';
const ECDSA_SHA256 = '1.2.840.10045.4.3.2';
const NULL = new Uint8Array([5, 0]).buffer;

/** Returns DER in a buffer of its own. */
const plain = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

/**
 * Signs bytes as Apple's devices check a profile: a CMS SignedData (RFC 5652) with the content and the whole
 * certificate chain. `chain` is PEM, the signer's certificate first; `key` is its private key as PEM, RSA or elliptic
 * curve. Throws if they cannot be read or do not match.
 */
export function signContent(content: Buffer, chain: string, key: string): Buffer {
  const pems = chain.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  const read = pems.map((pem) => new X509Certificate(pem));
  const signer = read[0];
  if (!signer) throw new Error('the certificate of the lite profile holds no certificate');
  const privateKey = createPrivateKey(key);
  if (!signer.checkPrivateKey(privateKey))
    throw new Error('the key of the lite profile is not its certificate’s');
  const certificates = read.map(({ raw }) => AsnConvert.parse(plain(raw), Certificate));
  const { issuer, serialNumber } = certificates[0]!.tbsCertificate;
  const digest = new AlgorithmIdentifier({ algorithm: SHA256 });
  const signature = sign('sha256', content, privateKey);
  const isRsa = privateKey.asymmetricKeyType === 'rsa';
  const signedData = new SignedData({
    version: CMSVersion.v1,
    digestAlgorithms: new DigestAlgorithmIdentifiers([digest]),
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: id_data,
      eContent: new EncapsulatedContent({ single: new OctetString(plain(content)) }),
    }),
    certificates: new CertificateSet(
      certificates.map((certificate) => new CertificateChoices({ certificate })),
    ),
    signerInfos: new SignerInfos([
      new SignerInfo({
        version: CMSVersion.v1,
        sid: new SignerIdentifier({
          issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer, serialNumber }),
        }),
        digestAlgorithm: digest,
        signatureAlgorithm: isRsa
          ? new AlgorithmIdentifier({ algorithm: RSA, parameters: NULL })
          : new AlgorithmIdentifier({ algorithm: ECDSA_SHA256 }),
        signature: new OctetString(plain(signature)),
      }),
    ]),
  });
  return Buffer.from(
    AsnConvert.serialize(
      new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(signedData) }),
    ),
  );
}

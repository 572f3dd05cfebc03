import { sha256 } from '@/lib/platform/ids';

/** Content of the lite profile: an icon on the home screen that opens the site (Apple, "Web Clips" payload). */
export interface LiteProfile {
  /** The address that the icon opens. Its host names the profile. */
  url: string;
  name: string;
  /** What the profile does, in the reader's language. The phone shows it before the installation. */
  description: string;
  /** PNG, 180 by 180. */
  icon: Buffer;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const text = (value: string) => `<string>${value.replace(/[&<>]/g, (sign) => ESCAPES[sign]!)}</string>`;

/**
 * Returns the same UUID for the same name, so that a profile that is loaded again replaces the earlier one (RFC 9562,
 * version 8).
 */
function uuidOf(name: string): string {
  const bytes = sha256(name).subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex').toUpperCase();
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Returns the profile as Apple's property list. It manages the icon only, and its owner can remove it. */
export function liteProfile({ url, name, description, icon }: LiteProfile): string {
  const { host, hostname } = new URL(url);
  const identifier = `${hostname.split('.').reverse().join('.')}.lite`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>PayloadContent</key><array><dict>
<key>FullScreen</key><true/>
<key>Icon</key><data>${icon.toString('base64')}</data>
<key>IsRemovable</key><true/>
<key>Label</key>${text(name)}
<key>PayloadDescription</key>${text(description)}
<key>PayloadDisplayName</key>${text(name)}
<key>PayloadIdentifier</key>${text(`${identifier}.icon`)}
<key>PayloadType</key><string>com.apple.webClip.managed</string>
<key>PayloadUUID</key>${text(uuidOf(`${host} icon`))}
<key>PayloadVersion</key><integer>1</integer>
<key>Precomposed</key><true/>
<key>URL</key>${text(url)}
</dict></array>
<key>PayloadDescription</key>${text(description)}
<key>PayloadDisplayName</key>${text(name)}
<key>PayloadIdentifier</key>${text(identifier)}
<key>PayloadOrganization</key>${text(name)}
<key>PayloadRemovalDisallowed</key><false/>
<key>PayloadType</key><string>Configuration</string>
<key>PayloadUUID</key>${text(uuidOf(host))}
<key>PayloadVersion</key><integer>1</integer>
</dict></plist>
`;
}

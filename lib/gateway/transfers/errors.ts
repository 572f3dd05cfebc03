import { AppError, badInput } from '@/lib/platform/errors';

/** The vendor has no transfer wallet that can be called, or does not take the member's currency. */
export const noVendorWallet = () => new AppError('NO_VENDOR_WALLET', 404);
/** The vendor's wallet does not answer at present, or too many calls to it are under way. Nothing was moved. */
export const walletUnavailable = () => new AppError('WALLET_UNAVAILABLE', 503);
/** The outcome of too many transfers of the member to this vendor is not known yet. */
export const transfersWaiting = () => new AppError('TRANSFERS_WAITING', 409);
/** A transfer to a vendor names its amount. */
export const walletEmpty = () => badInput({ amount: { code: 'WALLET_EMPTY' } });
/** No wallet has so much. */
export const walletRange = () => badInput({ amount: { code: 'AMOUNT_RANGE' } });
/** Members have money in the vendor's wallets: of another wallet kind, nobody could bring it home. */
export const walletsNotEmpty = () => badInput({ walletKind: { code: 'WALLETS_NOT_EMPTY' } });
/** A transfer needs the main wallet on one side and a vendor's wallet on the other. */
export const walletPairInvalid = () => badInput({ to: { code: 'WALLET_PAIR' } });
/** Everything was asked for, and there is nothing in the vendor's wallet. */
export const nothingToTransfer = () => new AppError('NOTHING_TO_TRANSFER', 409);

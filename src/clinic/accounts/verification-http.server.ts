import type { Bind } from '#platform/api.server.ts';
import { networkOf } from '#platform/network.ts';
import {
  checkPhoneCode,
  resendVerification,
  sendPhoneCode,
  verificationStatus,
  verifyEmail,
} from './verification.contract.ts';
import type { Verification } from './verification.server.ts';

/** Routes of proving an e-mail and a phone. */
export function bindVerification(bind: Bind, verification: Verification): void {
  bind(verifyEmail, ({ body, viewer }) => verification.checkEmail(viewer.userId, body.code));
  bind(resendVerification, ({ viewer, request }) =>
    verification.resendEmail(viewer.userId, networkOf(request.ip)),
  );
  bind(verificationStatus, ({ viewer }) => verification.status(viewer.userId));
  bind(sendPhoneCode, ({ body, viewer, request }) =>
    verification.sendToPhone(viewer.userId, body.phone, networkOf(request.ip)),
  );
  bind(checkPhoneCode, ({ body, viewer }) => verification.checkPhone(viewer.userId, body.phone, body.code));
}

import type { Bind } from '#platform/http/bind.server.ts';
import { networkOf } from '#platform/http/network.ts';
import {
  checkPhoneCode,
  resendVerification,
  sendPhoneCode,
  verificationStatus,
  verifyEmail,
} from './contract.ts';
import type { Verification } from './service.server.ts';

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

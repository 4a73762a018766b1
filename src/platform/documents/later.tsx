import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that comes alive by itself, after what stands above it: on an old phone each part is then a short task of
 * its own, between which a press is heard. Whatever is pressed in it first comes alive first. Not for forms, whose button
 * sends only once everything is.
 */
export const Later = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;

import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { refusalTable } from '#platform/api/refusals.ts';
import { maxDraftLength } from './terms.ts';
import { texts } from './texts.ts';

const access = { roles: staffRoles } as const;

export const refusals = refusalTable(
  {
    too_many_drafts: {
      status: 409,
    },
    somebody_else: { status: 409 },
  },
  () => texts().refusals,
);

/** A form, with the id of its subject where it has one: 'booking', 'answer-12'. */
const place = z.string().regex(/^[a-z]{1,20}(-[a-z0-9]{1,12}){0,2}$/);
const draft = z.object({ place: z.string(), words: z.string() });
const done = z.object({ success: z.literal(true) });

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/staff/drafts',
  access,
  summary: 'List the drafts of this session',
  status: 200,
  reply: z.array(draft),
});

export const saveDraft = endpoint({
  method: 'POST',
  path: '/api/staff/drafts',
  access,
  summary: 'Store a draft, sealed, for this session only',
  body: z.strictObject({
    place,
    words: z.string().min(1).max(maxDraftLength),
    /**
     * The user who typed them: text still being sent while a colleague takes over the desk is not the
     * colleague's.
     */
    typedBy: z.int(),
  }),
  status: 200,
  reply: done,
  refusals,
});

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/staff/drafts/:place',
  access,
  summary: 'Delete a draft',
  params: z.object({ place }),
  status: 200,
  reply: done,
});

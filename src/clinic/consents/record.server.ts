import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { formatDate, formatDay } from '#platform/time/dates.ts';
import { findScans, listSigned } from './queries.server.ts';
import { recordTexts } from './record-texts.ts';
import { openEvidence, openFile } from './sealed.server.ts';
import { signedText } from './shown-text.server.ts';
import { scanName, signingMethodLabel } from './terms.ts';

/** The consents of a clinical record, including withdrawn ones (Ley 41/2002, art. 15.2), with their scans. */
export async function consentsOfRecord(
  { db, secrets }: { db: Database; secrets: Secrets },
  patientId: number,
) {
  const rows = await listSigned(db, patientId);
  const scans = await findScans(
    db,
    rows.map(({ consent }) => consent.id),
  );
  return {
    title: recordTexts().title,
    entries: rows.map(({ consent, text, withdrawnAt }) => {
      const read = signedText(consent, text);
      const signed = recordTexts().signed(
        signingMethodLabel(consent.way),
        formatDay(consent.signedOn),
        openEvidence(consent, secrets).name,
      );
      const withdrawn = withdrawnAt === null ? '' : recordTexts().withdrawn(formatDate(withdrawnAt));
      const scan = scans.find(({ consentIds }) => consentIds.includes(consent.id));
      return {
        at: consent.at,
        heading: read.title,
        text: `${read.body}\n\n${signed}${withdrawn}.`,
        // A scan shared by several signatures is attached once, to the first.
        file: scan && {
          name: scanName(scan.consentIds[0] ?? consent.id),
          content: () => openFile(scan, secrets),
        },
      };
    }),
  };
}

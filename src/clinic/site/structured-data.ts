import { professionalsQuery } from '#clinic/professionals/api.ts';
import { servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import type { Service } from '#clinic/services/contract.ts';
import { plansQuery } from '#clinic/subscriptions/api.ts';
import type { Offer } from '#clinic/subscriptions/contract.ts';
import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import type { HeadSource } from '#platform/documents/page-meta.ts';
import { findSerialized } from '#platform/documents/serialized-queries.tsx';
import { currentLanguage, localizePath } from '#platform/language/language.ts';
import { routes } from '#platform/paths.ts';
import { listOpeningTimes } from '#platform/time/opening-hours.ts';
import { structuredTexts } from './structured-texts.ts';

// Structured data for search engines, https://schema.org.

export function clinicStructuredData({ publicUrl, catalogue }: HeadSource) {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const services = servicesOrFallback(findSerialized(catalogue, servicesQuery()));
  const team = findSerialized(catalogue, professionalsQuery()) ?? [];
  return {
    '@context': 'https://schema.org',
    ...namedNode('MedicalClinic', clinicContact().name),
    '@id': absolute('/#clinica'),
    url: absolute(routes.home),
    image: absolute(clinicSettings().sharedPicture.url),
    logo: absolute('/icons/icon-512.png'),
    telephone: clinicContact().phone,
    email: clinicContact().email,
    address: postalAddress(),
    openingHoursSpecification: listOpeningTimes(clinic.slots, clinic.sessionMinutes).map((times) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: clinic.workingWeekdays.map((day) => `https://schema.org/${weekdays[day - 1]}`),
      ...times,
    })),
    areaServed: [
      ...clinicSettings().homeVisits.bases.map(({ name }) => namedNode('City', name)),
      namedNode('Country', countryName(clinic.holidayRegion.country)),
    ],
    employee: team.map(({ name, title, bio }) => ({
      ...namedNode('Person', name),
      jobTitle: title,
      description: bio,
    })),
    makesOffer: services.flatMap((service) =>
      sessionOffers(service, absolute(localizePath(routes.appointments))),
    ),
  };
}

export function planStructuredData({ publicUrl, catalogue }: HeadSource) {
  const url = new URL(localizePath(routes.plans), publicUrl).href;
  const provider = { '@id': new URL('/#clinica', publicUrl).href };
  const plans = findSerialized(catalogue, plansQuery()) ?? [];
  return {
    '@context': 'https://schema.org',
    '@graph': plans.map(({ name, description, offers }) => ({
      ...namedNode('Service', structuredTexts().plan(name)),
      description,
      provider,
      offers: offers.filter(({ interval }) => interval !== 'landing').map((offer) => planOffer(offer, url)),
    })),
  };
}

const countryName = (country: string) =>
  new Intl.DisplayNames(currentLanguage(), { type: 'region' }).of(country) ?? country;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const namedNode = (type: string, name: string) => ({ '@type': type, name });

const priceFields = (cents: number) => ({ price: (cents / 100).toFixed(2), priceCurrency: 'EUR' });

/** Splits 'Street, number, 17004 Town'; other formats stay whole. */
function postalAddress() {
  const [, street = clinicContact().address, postalCode, town = clinic.city] =
    /^(.+), (\d{5}) (.+)$/.exec(clinicContact().address) ?? [];
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: town,
    addressCountry: clinic.holidayRegion.country,
  };
}

function sessionOffers({ name, description, price, firstVisitPrice }: Service, url: string) {
  const offer = (label: string, cents: number) => ({
    ...namedNode('Offer', label),
    ...priceFields(cents),
    url,
    itemOffered: { ...namedNode('Service', name), description },
  });
  return [
    offer(name, price),
    ...(firstVisitPrice === null ? [] : [offer(structuredTexts().firstVisit(name), firstVisitPrice)]),
  ];
}

/** Months between two payments; other intervals are paid once. */
const monthsBetween: Partial<Record<Offer['interval'], number>> = { monthly: 1, quarterly: 3 };

function planOffer({ interval, price, payments, sessions }: Offer, url: string) {
  const months = monthsBetween[interval];
  return {
    ...namedNode('Offer', structuredTexts().sessions(sessions)),
    url,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...priceFields(price),
      ...(months && {
        // UN/CEFACT code for month: one price per `value` months, `billingDuration` times.
        referenceQuantity: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
        billingDuration: payments,
      }),
    },
  };
}

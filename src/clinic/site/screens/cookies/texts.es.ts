export const es = {
  notice: {
    label: 'Aviso de cookies',
    text: 'Usamos cookies necesarias y, solo si quieres, de análisis y de marketing.',
    configure: 'Configurar',
    policy: 'Política',
  },
  rejectAll: 'Rechazar todas',
  acceptAll: 'Aceptar todas',
  settings: {
    title: 'Preferencias de cookies',
    lead: 'Decides tú. Puedes cambiarlo cuando quieras con el botón Cookies.',
    save: 'Guardar preferencias',
    saved: 'Preferencias de cookies guardadas',
    necessary: 'Necesarias',
    aboutNecessary:
      'Guardan tu sesión, esta elección y, si lo cambias, el aspecto claro u oscuro. Hacen falta para lo que tú pides; por eso no se pueden desactivar.',
    analytics: 'Análisis',
    aboutAnalytics:
      'Sirven para saber qué páginas se visitan, sin saber quién eres. Ahora no usamos ninguna.',
    marketing: 'Marketing',
    aboutMarketing: 'Sirven para mostrar avisos nuestros en otras webs. Ahora no usamos ninguna.',
  },
  analyticsStarted: 'Análisis de visitas: empieza',
  analyticsEnded: 'Análisis de visitas: termina',
};

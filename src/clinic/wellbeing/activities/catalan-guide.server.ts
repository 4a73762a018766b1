/** The wellbeing guide in Catalan, by its Spanish lines. A line that a clinic has changed is not in it. */
export const catalanGuide: Readonly<Record<string, string>> = {
  'Calmar el cuerpo': 'Calmar el cos',
  'Para cuando el corazón va deprisa o los hombros pesan.':
    'Per a quan el cor va de pressa o les espatlles pesen.',
  'Ordenar la cabeza': 'Endreçar el cap',
  'Para cuando los pensamientos dan vueltas y no paran.': 'Per a quan els pensaments fan voltes i no paren.',
  'Moverte y descansar': 'Moure’t i descansar',
  'Para cuando falta energía de día o sueño de noche.': 'Per a quan falta energia de dia o son de nit.',
  'Cuidar los lazos': 'Cuidar els vincles',
  'Para cuando te notas lejos de los demás, o de ti.': 'Per a quan et notes lluny dels altres, o de tu.',

  energía: 'energia',
  ánimo: 'ànim',
  sueño: 'son',
  calma: 'calma',
  atención: 'atenció',
  preocupaciones: 'preocupacions',
  compañía: 'companyia',

  '2 minutos': '2 minuts',
  '3 minutos': '3 minuts',
  '5 minutos': '5 minuts',
  '10 minutos': '10 minuts',
  '15 minutos': '15 minuts',
  '20 minutos': '20 minuts',
  '30 minutos': '30 minuts',
  '20 minutos, más o menos': '20 minuts, més o menys',
  'Una vez al día': 'Una vegada al dia',

  'Un paseo con luz de mañana': 'Un passeig amb llum de matí',
  'Salir poco después de levantarte, aunque esté nublado.':
    'Sortir poc després de llevar-te, encara que estigui núvol.',
  'Casi todos los días': 'Gairebé cada dia',
  'Deja la ropa y los zapatos preparados la noche antes.': 'Deixa la roba i les sabates a punt la nit abans.',
  'Sal sin auriculares, al menos los primeros minutos.': 'Surt sense auriculars, almenys els primers minuts.',
  'Camina a un paso que te deje hablar.': 'Camina a un pas que et deixi parlar.',
  'Fíjate en algo que ayer no estaba: una luz, un ruido, un escaparate.':
    'Fixa’t en alguna cosa que ahir no hi era: una llum, un soroll, un aparador.',
  'Si hoy solo llegas a la esquina, cuenta igual.': 'Si avui només arribes a la cantonada, compta igual.',
  'La luz de la mañana ayuda a que el sueño llegue a su hora por la noche.':
    'La llum del matí ajuda que la son arribi a l’hora a la nit.',
  'Moverse, aunque sea poco, sienta bien al ánimo.': 'Moure’s, encara que sigui poc, va bé per a l’ànim.',

  'Estirar lo que se encoge': 'Estirar el que s’encongeix',
  'Una pausa para el cuello, los hombros y la espalda.': 'Una pausa per al coll, les espatlles i l’esquena.',
  'Dos veces al día, si pasas muchas horas en una silla':
    'Dues vegades al dia, si passes moltes hores en una cadira',
  'Levántate y separa un poco los pies.': 'Aixeca’t i separa una mica els peus.',
  'Lleva una oreja hacia el hombro, sin tirar. Cambia de lado.':
    'Porta una orella cap a l’espatlla, sense estirar. Canvia de costat.',
  'Dibuja cinco círculos lentos con los hombros, hacia atrás.':
    'Dibuixa cinc cercles lents amb les espatlles, cap enrere.',
  'Estira los brazos hacia el techo y suéltalos al sacar el aire.':
    'Estira els braços cap al sostre i deixa’ls anar en treure l’aire.',
  'Quédate siempre antes del dolor.': 'Queda’t sempre abans del dolor.',
  'Corta las horas de silla, que también cansan.': 'Talla les hores de cadira, que també cansen.',
  'Deja el cuerpo menos rígido para seguir.': 'Deixa el cos menys rígid per continuar.',

  'Cerrar el día': 'Tancar el dia',
  'Media hora que se parece cada noche y le dice al cuerpo que ya está.':
    'Mitja hora que s’assembla cada nit i diu al cos que ja està.',
  'Cada noche, a una hora parecida': 'Cada nit, a una hora semblant',
  'Baja las luces y deja el móvil cargando fuera del dormitorio.':
    'Abaixa els llums i deixa el mòbil carregant fora del dormitori.',
  'Prepara una sola cosa para mañana.': 'Prepara una sola cosa per a demà.',
  'Haz algo tranquilo: leer, doblar ropa, una ducha templada.':
    'Fes alguna cosa tranquil·la: llegir, plegar roba, una dutxa tèbia.',
  'Ve a la cama cuando tengas sueño, no antes.': 'Ves al llit quan tinguis son, no abans.',
  'Mañana levántate a la misma hora, hayas dormido como hayas dormido.':
    'Demà lleva’t a la mateixa hora, hagis dormit com hagis dormit.',
  'El cuerpo aprende cuándo toca dormir.': 'El cos aprèn quan toca dormir.',
  'Separa lo que ha sido el día de la noche.': 'Separa el que ha estat el dia de la nit.',

  'Si no te duermes, levántate': 'Si no t’adorms, lleva’t',
  'Para que la cama no se convierta en el lugar de dar vueltas.':
    'Perquè el llit no es converteixi en el lloc de fer voltes.',
  'Las noches que haga falta': 'Les nits que calgui',
  'No mires la hora. Si te parece que llevas un buen rato sin dormir, sal de la cama.':
    'No miris l’hora. Si et sembla que fa una bona estona que no dorms, surt del llit.',
  'Ve a otra habitación con poca luz.': 'Ves a una altra habitació amb poca llum.',
  'Haz algo aburrido y sentado: una revista vieja, música baja.':
    'Fes alguna cosa avorrida i en una cadira: una revista vella, música fluixa.',
  'Vuelve a la cama cuando se te cierren los ojos.': 'Torna al llit quan se’t tanquin els ulls.',
  'Repítelo si hace falta, y no alargues la mañana.': 'Repeteix-ho si cal, i no allarguis el matí.',
  'La cama vuelve a ser el sitio de dormir.': 'El llit torna a ser el lloc de dormir.',
  'Quita la presión de tener que dormirse ya.': 'Treu la pressió d’haver d’adormir-se de seguida.',

  'Respirar más despacio': 'Respirar més a poc a poc',
  'Cuando sueltas el aire más despacio, el cuerpo suele bajar el ritmo.':
    'Quan deixes anar l’aire més a poc a poc, el cos sol abaixar el ritme.',
  'Una o dos veces al día': 'Una o dues vegades al dia',
  'Siéntate con la espalda apoyada y los pies en el suelo.':
    'Seu amb l’esquena recolzada i els peus a terra.',
  'Toma aire por la nariz mientras cuentas hasta cuatro, sin llenarte del todo.':
    'Agafa aire pel nas mentre comptes fins a quatre, sense omplir-te del tot.',
  'Suéltalo poco a poco mientras cuentas hasta seis, como si empañaras un cristal.':
    'Deixa’l anar a poc a poc mentre comptes fins a sis, com si entelessis un vidre.',
  'Sigue así cinco minutos. Si te pierdes, vuelve a empezar la cuenta.':
    'Continua així cinc minuts. Si et perds, torna a començar el compte.',
  'Si te mareas, para y respira como siempre.': 'Si et mareges, atura’t i respira com sempre.',
  'Afloja la tensión mientras dura, y a veces un rato más.':
    'Afluixa la tensió mentre dura, i de vegades una estona més.',
  'Se puede hacer en el autobús o en una sala de espera, y nadie lo nota.':
    'Es pot fer a l’autobús o en una sala d’espera, i ningú no ho nota.',
  'Si la practicas en ratos tranquilos, te saldrá mejor en los difíciles.':
    'Si la practiques en estones tranquil·les, et sortirà millor en les difícils.',

  'Volver con los cinco sentidos': 'Tornar amb els cinc sentits',
  'Un ancla para cuando la cabeza se acelera o todo parece lejano.':
    'Una àncora per a quan el cap s’accelera o tot sembla llunyà.',
  'Siempre que lo necesites': 'Sempre que ho necessitis',
  'Apoya bien los pies y nota el suelo debajo.': 'Recolza bé els peus i nota el terra a sota.',
  'Busca cinco cosas que ves. Dilas en voz baja.': 'Busca cinc coses que veus. Digues-les en veu baixa.',
  'Toca cuatro cosas: la ropa, la mesa, tu mano, la pared.':
    'Toca quatre coses: la roba, la taula, la teva mà, la paret.',
  'Escucha tres sonidos, de cerca y de lejos.': 'Escolta tres sons, de prop i de lluny.',
  'Encuentra dos olores y un sabor. Un sorbo de agua sirve.':
    'Troba dues olors i un gust. Un glop d’aigua serveix.',
  'Lleva la atención de lo que temes a lo que tienes delante.':
    'Porta l’atenció del que tems al que tens davant.',
  'No hace falta que el malestar se vaya: basta con que deje algo de sitio.':
    'No cal que el malestar se’n vagi: n’hi ha prou que deixi una mica de lloc.',

  'Tensar y soltar': 'Tensar i deixar anar',
  'Recorrer el cuerpo por partes para notar dónde aprietas sin darte cuenta.':
    'Recórrer el cos per parts per notar on prems sense adonar-te’n.',
  'Una vez al día, mejor por la tarde o la noche': 'Una vegada al dia, millor a la tarda o al vespre',
  'Túmbate o siéntate donde estés a gusto.': 'Estira’t o seu on estiguis a gust.',
  'Cierra los puños con fuerza media durante cinco segundos. Suelta y nota la diferencia.':
    'Tanca els punys amb força mitjana durant cinc segons. Deixa anar i nota la diferència.',
  'Sube los hombros hacia las orejas, cuenta cinco y déjalos caer.':
    'Puja les espatlles cap a les orelles, compta cinc i deixa-les caure.',
  'Haz lo mismo con la cara, la barriga, las piernas y los pies.':
    'Fes el mateix amb la cara, la panxa, les cames i els peus.',
  'Salta las zonas que te duelan o que estén lesionadas.':
    'Salta les zones que et facin mal o que estiguin lesionades.',
  'Enseña a distinguir un músculo tenso de uno suelto.':
    'Ensenya a distingir un múscul tens d’un de relaxat.',
  'Ayuda a preparar el cuerpo para dormir.': 'Ajuda a preparar el cos per dormir.',

  'Una taza sin prisa': 'Una tassa sense pressa',
  'Una infusión, un caldo o un vaso de leche. Y nada más a la vez.':
    'Una infusió, un brou o un got de llet. I res més alhora.',
  'Deja el móvil en otra habitación.': 'Deixa el mòbil en una altra habitació.',
  'Sostén la taza con las dos manos y nota el calor.': 'Sostén la tassa amb les dues mans i nota l’escalfor.',
  'Huele antes de beber. Bebe a sorbos pequeños.': 'Olora abans de beure. Beu a glops petits.',
  'Cuando la cabeza se vaya, que se irá, vuelve al siguiente sorbo.':
    'Quan el cap se’n vagi, que se n’anirà, torna al glop següent.',
  'Es una pausa de verdad dentro de un día lleno.': 'És una pausa de debò dins d’un dia ple.',
  'Entrena la atención sin tener que sentarse a meditar.':
    'Entrena l’atenció sense haver de seure a meditar.',

  'Ponerle nombre': 'Posar-hi nom',
  'Decir qué sientes, con una palabra, lo hace un poco más manejable.':
    'Dir què sents, amb una paraula, ho fa una mica més manejable.',
  'Para un momento y pregúntate qué hay: enfado, miedo, pena, cansancio.':
    'Atura’t un moment i pregunta’t què hi ha: enuig, por, pena, cansament.',
  'Dilo así: «Noto tristeza», en lugar de «Soy un desastre».':
    'Digues-ho així: «Noto tristesa», en lloc de «Soc un desastre».',
  'Busca dónde lo notas: el pecho, la garganta, el estómago.':
    'Busca on ho notes: el pit, la gola, l’estómac.',
  'Ponle un número del cero al diez y apúntalo, sin juzgarlo.':
    'Posa-hi un número del zero al deu i apunta’l, sense jutjar-lo.',
  'Separa lo que sientes de lo que eres.': 'Separa el que sents del que ets.',
  'Con unos días de notas se ve qué te sienta bien y qué no.':
    'Amb uns quants dies de notes es veu què et va bé i què no.',

  'Una cita con las preocupaciones': 'Una cita amb les preocupacions',
  'Darles un rato fijo, para que no se queden con el día entero.':
    'Donar-los una estona fixa, perquè no es quedin amb el dia sencer.',
  'Cada día a la misma hora, lejos de la noche': 'Cada dia a la mateixa hora, lluny de la nit',
  'Elige una hora y un lugar que no sea la cama.': 'Tria una hora i un lloc que no sigui el llit.',
  'Si una preocupación llega antes, apúntala en una línea y dile «luego».':
    'Si una preocupació arriba abans, apunta-la en una línia i digues-li «després».',
  'A la hora elegida, lee la lista. Tacha lo que ya no importa.':
    'A l’hora triada, llegeix la llista. Ratlla el que ja no importa.',
  'De lo que depende de ti, escribe el siguiente paso.': 'Del que depèn de tu, escriu el pas següent.',
  'De lo demás, escribe «no depende de mí». Al acabar el tiempo, cierra la libreta.':
    'De la resta, escriu «no depèn de mi». Quan s’acabi el temps, tanca la llibreta.',
  'Quita a las preocupaciones el permiso de aparecer a cualquier hora.':
    'Treu a les preocupacions el permís d’aparèixer a qualsevol hora.',
  'Muchas, cuando llega su turno, ya pesan menos.': 'Moltes, quan arriba el seu torn, ja pesen menys.',

  'Vaciar la cabeza en un papel': 'Buidar el cap en un paper',
  'Sacar lo pendiente de la cabeza y dejarlo donde mañana lo encuentres.':
    'Treure el que tens pendent del cap i deixar-ho on demà ho trobis.',
  'Por la noche, antes de acostarte': 'Al vespre, abans d’anar a dormir',
  'Toma papel y lápiz, mejor que el móvil.': 'Agafa paper i llapis, millor que el mòbil.',
  'Apunta lo que te queda por hacer, sin orden.': 'Apunta el que et queda per fer, sense ordre.',
  'Señala una sola cosa para mañana por la mañana.': 'Marca una sola cosa per a demà al matí.',
  'Deja el papel fuera del dormitorio y apaga la luz.': 'Deixa el paper fora del dormitori i apaga el llum.',
  'Lo que está apuntado ya no hay que sostenerlo en la memoria.':
    'El que està apuntat ja no cal sostenir-ho en la memòria.',
  'A muchas personas les ayuda a dormirse algo antes.':
    'A moltes persones els ajuda a adormir-se una mica abans.',

  'Un problema, un paso': 'Un problema, un pas',
  'Partir lo que te bloquea hasta que una parte quepa en la tarde de hoy.':
    'Partir el que et bloqueja fins que una part càpiga en la tarda d’avui.',
  'Cuando algo lleve días parado': 'Quan alguna cosa faci dies que està aturada',
  'Escribe el problema en una frase, como se lo contarías a un vecino.':
    'Escriu el problema en una frase, com l’explicaries a un veí.',
  'Apunta todas las salidas que se te ocurran, también las malas.':
    'Apunta totes les sortides que se t’acudeixin, també les dolentes.',
  'Elige la que puedas empezar hoy, aunque no sea la mejor.':
    'Tria la que puguis començar avui, encara que no sigui la millor.',
  'Hazla pequeña: una llamada, un formulario, diez minutos.':
    'Fes-la petita: una trucada, un formulari, deu minuts.',
  'Mañana mira qué ha pasado y decide el siguiente paso.':
    'Demà mira què ha passat i decideix el pas següent.',
  'Cambia dar vueltas por avanzar un poco.': 'Canvia fer voltes per avançar una mica.',
  'Devuelve la sensación de que algo depende de ti.': 'Torna la sensació que alguna cosa depèn de tu.',

  'Un mensaje a alguien': 'Un missatge a algú',
  'Sin motivo y sin esperar respuesta. Solo para que sepa que sigues ahí.':
    'Sense motiu i sense esperar resposta. Només perquè sàpiga que hi continues sent.',
  'Dos o tres veces por semana': 'Dues o tres vegades per setmana',
  'Piensa en alguien con quien te sientas a gusto.': 'Pensa en algú amb qui et sentis a gust.',
  'Escribe algo sencillo: «Me he acordado de ti al pasar por la plaza».':
    'Escriu alguna cosa senzilla: «M’he recordat de tu en passar per la plaça».',
  'Envíalo sin releerlo diez veces.': 'Envia’l sense rellegir-lo deu vegades.',
  'Si te sale, propón algo con día: un café el jueves.':
    'Si et surt, proposa alguna cosa amb dia: un cafè dijous.',
  'Mantiene abierta la puerta cuando no hay fuerzas para más.':
    'Manté oberta la porta quan no hi ha forces per a més.',
  'Lo habitual es que a la otra persona le alegre más de lo que crees.':
    'L’habitual és que a l’altra persona l’alegri més del que et penses.',

  'Pedir una ayuda concreta': 'Demanar una ajuda concreta',
  'A menudo, quien te quiere no sabe qué hacer. Díselo tú.':
    'Sovint, qui t’estima no sap què fer. Digues-li-ho tu.',
  'Cuando no llegues a todo': 'Quan no arribis a tot',
  'Elige una tarea pequeña que otra persona pueda hacer.':
    'Tria una tasca petita que una altra persona pugui fer.',
  'Elige a quién, y cuándo se lo vas a decir.': 'Tria a qui, i quan l’hi diràs.',
  'Pídelo con día y hora: «¿Puedes recoger a Pau el martes a las cinco?».':
    'Demana-ho amb dia i hora: «Pots recollir en Pau dimarts a les cinc?».',
  'Si dice que no, da las gracias y pregunta a otra persona.':
    'Si diu que no, dona les gràcies i pregunta a una altra persona.',
  'Si dice que sí, déjale hacerlo a su manera.': 'Si diu que sí, deixa que ho faci a la seva manera.',
  'Alivia hoy una parte de la carga.': 'Alleuja avui una part de la càrrega.',
  'Muestra a los tuyos cómo estar cerca sin adivinar.': 'Mostra als teus com ser-hi a prop sense endevinar.',

  'Algo agradable, aunque no apetezca': 'Alguna cosa agradable, encara que no vingui de gust',
  'A veces las ganas llegan después de empezar, no antes.':
    'De vegades les ganes arriben després de començar, no abans.',
  'Haz una lista de diez cosas pequeñas que antes te gustaban.':
    'Fes una llista de deu coses petites que abans t’agradaven.',
  'Elige la más fácil y ponle hora.': 'Tria la més fàcil i posa-hi hora.',
  'Hazla durante quince minutos, con ganas o sin ellas.': 'Fes-la durant quinze minuts, amb ganes o sense.',
  'Apunta cómo estabas antes y cómo estás después.': 'Apunta com estaves abans i com estàs després.',
  'Rompe la rueda de hacer menos porque te encuentras peor.':
    'Trenca la roda de fer menys perquè et trobes pitjor.',
  'Te enseña qué te sienta bien de verdad, con tus propias notas.':
    'T’ensenya què et va bé de debò, amb les teves pròpies notes.',

  'Hablarte como a un amigo': 'Parlar-te com a un amic',
  'Escuchar cómo te riñes por dentro y probar con otro tono.':
    'Escoltar com et renyes per dins i provar amb un altre to.',
  'Después de un mal rato': 'Després d’una mala estona',
  'Escribe lo que te estás diciendo, tal cual.': 'Escriu el que t’estàs dient, tal com és.',
  'Imagina que se lo dijeran a una persona a la que quieres.':
    'Imagina que ho diguessin a una persona que estimes.',
  'Escribe lo que le dirías tú a ella.': 'Escriu el que tu li diries.',
  'Léelo despacio, poniendo tu nombre.': 'Llegeix-ho a poc a poc, posant-hi el teu nom.',
  'Tratarte bien no es rendirse: deja fuerzas para cambiar.':
    'Tractar-te bé no és rendir-se: deixa forces per canviar.',
  'Con práctica, esa voz aparece antes.': 'Amb pràctica, aquesta veu apareix abans.',
};

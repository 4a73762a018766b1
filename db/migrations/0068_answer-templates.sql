CREATE TABLE "answer_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "answer_templates_name_unique" UNIQUE("name")
);
--> statement-breakpoint
-- First texts for every clinic; the director changes or deletes them in the panel.
INSERT INTO "answer_templates" ("name", "text") VALUES
('Pedir qué horas le van bien', 'Gracias por escribirnos, {nombre}. Para buscarte hora, dinos por favor:

· qué días y a qué horas te va bien;
· si prefieres venir o hacerlo por videollamada;
· un teléfono donde podamos llamarte.'),
('Proponer una hora', 'Gracias por escribirnos, {nombre}. Podemos darte hora el [día] a las [hora], con [profesional]. Dinos si te va bien y te la apuntamos.

Si lo prefieres, llámanos al {teléfono}, {horario}.'),
('Reservar en la web', 'Las horas libres están en {reservas}. Allí eliges profesional, día y hora, y la cita se confirma al pagarla. Si no encuentras ninguna que te vaya bien, llámanos al {teléfono} y la buscamos contigo.'),
('Cambiar o cancelar una cita', 'Puedes cambiar o cancelar tu cita desde tu perfil en la web o desde el recordatorio que te enviamos. Si te es más fácil, llámanos al {teléfono}, {horario}, y lo hacemos contigo.'),
('Dónde estamos', 'Estamos en {dirección}. Si necesitas ayuda para llegar o para entrar, llámanos al {teléfono} y te lo explicamos.'),
('Mejor por teléfono', 'Gracias por contárnoslo, {nombre}. Preferimos hablarlo contigo de viva voz: te llamaremos el [día] hacia las [hora]. Si te va mejor otro momento, dínoslo.'),
('Lo hablamos en la sesión', 'Gracias por escribirlo, {nombre}. Lo he leído y me parece importante: prefiero que lo hablemos con calma en la próxima sesión. Si no quieres esperar hasta entonces, dímelo y buscamos una hora antes.'),
('Si es urgente', 'Leemos los mensajes {horario}; fuera de esas horas no los lee nadie. Si hay peligro inmediato, llama al 112. Si piensas en el suicidio, llama al 024: es gratuito y atiende las 24 horas.');

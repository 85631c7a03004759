DROP INDEX "comments_chapterId_created_index";--> statement-breakpoint
CREATE INDEX "comments_chapterId_created_id_index" ON "comments" USING btree ("chapterId","created","id");--> statement-breakpoint
CREATE INDEX "comments_chapterId_numberOfLikes_id_index" ON "comments" USING btree ("chapterId","numberOfLikes","id");
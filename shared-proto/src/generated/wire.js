// Generated from proto/ by `npm run proto`. Do not edit.
/*eslint-disable block-scoped-var, id-length, no-control-regex, no-magic-numbers, no-mixed-operators, no-prototype-builtins, no-redeclare, no-shadow, no-var, sort-vars, default-case, jsdoc/require-param*/
import $protobuf from "protobufjs/minimal.js";

const $Reader = $protobuf.Reader, $Writer = $protobuf.Writer, $util = $protobuf.util;
const $Object = $util.global.Object, $undefined = $util.global.undefined, $Error = $util.global.Error, $RangeError = $util.global.RangeError, $TypeError = $util.global.TypeError, $Number = $util.global.Number, $String = $util.global.String, $Boolean = $util.global.Boolean, $Array = $util.global.Array;

const $root = $protobuf.roots["komawari"] || ($protobuf.roots["komawari"] = {});

export const komawari = $root.komawari = (() => {

    const komawari = {};

    komawari.Comment = (function() {

        const Comment = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Comment.prototype.id = 0;
        Comment.prototype.index = 0;
        Comment.prototype.userName = "";
        Comment.prototype.iconUrl = "";
        Comment.prototype.isMyComment = false;
        Comment.prototype.alreadyLiked = false;
        Comment.prototype.numberOfLikes = 0;
        Comment.prototype.body = "";
        Comment.prototype.created = 0;

        Comment.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.id != null && $Object.hasOwnProperty.call(message, "id") && message.id !== 0)
                writer.uint32(8).uint32(message.id);
            if (message.index != null && $Object.hasOwnProperty.call(message, "index") && message.index !== 0)
                writer.uint32(16).uint32(message.index);
            if (message.userName != null && $Object.hasOwnProperty.call(message, "userName") && message.userName !== "")
                writer.uint32(26).string(message.userName);
            if (message.iconUrl != null && $Object.hasOwnProperty.call(message, "iconUrl") && message.iconUrl !== "")
                writer.uint32(34).string(message.iconUrl);
            if (message.isMyComment != null && $Object.hasOwnProperty.call(message, "isMyComment") && message.isMyComment !== false)
                writer.uint32(48).bool(message.isMyComment);
            if (message.alreadyLiked != null && $Object.hasOwnProperty.call(message, "alreadyLiked") && message.alreadyLiked !== false)
                writer.uint32(56).bool(message.alreadyLiked);
            if (message.numberOfLikes != null && $Object.hasOwnProperty.call(message, "numberOfLikes") && message.numberOfLikes !== 0)
                writer.uint32(72).uint32(message.numberOfLikes);
            if (message.body != null && $Object.hasOwnProperty.call(message, "body") && message.body !== "")
                writer.uint32(82).string(message.body);
            if (message.created != null && $Object.hasOwnProperty.call(message, "created") && message.created !== 0)
                writer.uint32(88).uint32(message.created);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Comment.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Comment();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.id = value;
                        else
                            delete message.id;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.index = value;
                        else
                            delete message.index;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.userName = value;
                        else
                            delete message.userName;
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.iconUrl = value;
                        else
                            delete message.iconUrl;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isMyComment = value;
                        else
                            delete message.isMyComment;
                        continue;
                    }
                case 7: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.alreadyLiked = value;
                        else
                            delete message.alreadyLiked;
                        continue;
                    }
                case 9: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.numberOfLikes = value;
                        else
                            delete message.numberOfLikes;
                        continue;
                    }
                case 10: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.body = value;
                        else
                            delete message.body;
                        continue;
                    }
                case 11: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.created = value;
                        else
                            delete message.created;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        Comment.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.Comment)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.Comment: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.Comment();
            if (object.id != null)
                if ($Number(object.id) !== 0)
                    message.id = object.id >>> 0;
            if (object.index != null)
                if ($Number(object.index) !== 0)
                    message.index = object.index >>> 0;
            if (object.userName != null)
                if (typeof object.userName !== "string" || object.userName.length)
                    message.userName = $String(object.userName);
            if (object.iconUrl != null)
                if (typeof object.iconUrl !== "string" || object.iconUrl.length)
                    message.iconUrl = $String(object.iconUrl);
            if (object.isMyComment != null)
                if (object.isMyComment)
                    message.isMyComment = $Boolean(object.isMyComment);
            if (object.alreadyLiked != null)
                if (object.alreadyLiked)
                    message.alreadyLiked = $Boolean(object.alreadyLiked);
            if (object.numberOfLikes != null)
                if ($Number(object.numberOfLikes) !== 0)
                    message.numberOfLikes = object.numberOfLikes >>> 0;
            if (object.body != null)
                if (typeof object.body !== "string" || object.body.length)
                    message.body = $String(object.body);
            if (object.created != null)
                if ($Number(object.created) !== 0)
                    message.created = object.created >>> 0;
            return message;
        };

        Comment.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.id = 0;
                object.index = 0;
                object.userName = "";
                object.iconUrl = "";
                object.isMyComment = false;
                object.alreadyLiked = false;
                object.numberOfLikes = 0;
                object.body = "";
                object.created = 0;
            }
            if (message.id != null && $Object.hasOwnProperty.call(message, "id"))
                object.id = message.id;
            if (message.index != null && $Object.hasOwnProperty.call(message, "index"))
                object.index = message.index;
            if (message.userName != null && $Object.hasOwnProperty.call(message, "userName"))
                object.userName = message.userName;
            if (message.iconUrl != null && $Object.hasOwnProperty.call(message, "iconUrl"))
                object.iconUrl = message.iconUrl;
            if (message.isMyComment != null && $Object.hasOwnProperty.call(message, "isMyComment"))
                object.isMyComment = message.isMyComment;
            if (message.alreadyLiked != null && $Object.hasOwnProperty.call(message, "alreadyLiked"))
                object.alreadyLiked = message.alreadyLiked;
            if (message.numberOfLikes != null && $Object.hasOwnProperty.call(message, "numberOfLikes"))
                object.numberOfLikes = message.numberOfLikes;
            if (message.body != null && $Object.hasOwnProperty.call(message, "body"))
                object.body = message.body;
            if (message.created != null && $Object.hasOwnProperty.call(message, "created"))
                object.created = message.created;
            return object;
        };

        Comment.prototype.toJSON = function() {
            return Comment.toObject(this, $protobuf.util.toJSONOptions);
        };

        return Comment;
    })();

    komawari.CommentIcon = (function() {

        const CommentIcon = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        CommentIcon.prototype.id = 0;
        CommentIcon.prototype.imageUrl = "";

        CommentIcon.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.id != null && $Object.hasOwnProperty.call(message, "id") && message.id !== 0)
                writer.uint32(8).uint32(message.id);
            if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl") && message.imageUrl !== "")
                writer.uint32(18).string(message.imageUrl);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        CommentIcon.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.CommentIcon();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.id = value;
                        else
                            delete message.id;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.imageUrl = value;
                        else
                            delete message.imageUrl;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        CommentIcon.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.CommentIcon)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.CommentIcon: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.CommentIcon();
            if (object.id != null)
                if ($Number(object.id) !== 0)
                    message.id = object.id >>> 0;
            if (object.imageUrl != null)
                if (typeof object.imageUrl !== "string" || object.imageUrl.length)
                    message.imageUrl = $String(object.imageUrl);
            return message;
        };

        CommentIcon.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.id = 0;
                object.imageUrl = "";
            }
            if (message.id != null && $Object.hasOwnProperty.call(message, "id"))
                object.id = message.id;
            if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl"))
                object.imageUrl = message.imageUrl;
            return object;
        };

        CommentIcon.prototype.toJSON = function() {
            return CommentIcon.toObject(this, $protobuf.util.toJSONOptions);
        };

        return CommentIcon;
    })();

    komawari.CommentListView = (function() {

        const CommentListView = function (properties) {
            this.comments = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        CommentListView.prototype.comments = $util.emptyArray;
        CommentListView.prototype.ifSetUserName = false;
        CommentListView.prototype.titleName = "";
        CommentListView.prototype.chapterName = "";

        CommentListView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.comments != null && message.comments.length)
                for (let i = 0; i < message.comments.length; ++i)
                    $root.komawari.Comment.encode(message.comments[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.ifSetUserName != null && $Object.hasOwnProperty.call(message, "ifSetUserName") && message.ifSetUserName !== false)
                writer.uint32(16).bool(message.ifSetUserName);
            if (message.titleName != null && $Object.hasOwnProperty.call(message, "titleName") && message.titleName !== "")
                writer.uint32(810).string(message.titleName);
            if (message.chapterName != null && $Object.hasOwnProperty.call(message, "chapterName") && message.chapterName !== "")
                writer.uint32(818).string(message.chapterName);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        CommentListView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.CommentListView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.comments && message.comments.length))
                            message.comments = [];
                        message.comments.push($root.komawari.Comment.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.ifSetUserName = value;
                        else
                            delete message.ifSetUserName;
                        continue;
                    }
                case 101: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.titleName = value;
                        else
                            delete message.titleName;
                        continue;
                    }
                case 102: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.chapterName = value;
                        else
                            delete message.chapterName;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        CommentListView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.CommentListView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.CommentListView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.CommentListView();
            if (object.comments) {
                if (!$Array.isArray(object.comments))
                    throw $TypeError(".komawari.CommentListView.comments: array expected");
                message.comments = $Array(object.comments.length);
                for (let i = 0; i < object.comments.length; ++i) {
                    if (!$util.isObject(object.comments[i]))
                        throw $TypeError(".komawari.CommentListView.comments: object expected");
                    message.comments[i] = $root.komawari.Comment.fromObject(object.comments[i], _depth + 1);
                }
            }
            if (object.ifSetUserName != null)
                if (object.ifSetUserName)
                    message.ifSetUserName = $Boolean(object.ifSetUserName);
            if (object.titleName != null)
                if (typeof object.titleName !== "string" || object.titleName.length)
                    message.titleName = $String(object.titleName);
            if (object.chapterName != null)
                if (typeof object.chapterName !== "string" || object.chapterName.length)
                    message.chapterName = $String(object.chapterName);
            return message;
        };

        CommentListView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.comments = [];
            if (options.defaults) {
                object.ifSetUserName = false;
                object.titleName = "";
                object.chapterName = "";
            }
            if (message.comments && message.comments.length) {
                object.comments = $Array(message.comments.length);
                for (let j = 0; j < message.comments.length; ++j)
                    object.comments[j] = $root.komawari.Comment.toObject(message.comments[j], options, _depth + 1);
            }
            if (message.ifSetUserName != null && $Object.hasOwnProperty.call(message, "ifSetUserName"))
                object.ifSetUserName = message.ifSetUserName;
            if (message.titleName != null && $Object.hasOwnProperty.call(message, "titleName"))
                object.titleName = message.titleName;
            if (message.chapterName != null && $Object.hasOwnProperty.call(message, "chapterName"))
                object.chapterName = message.chapterName;
            return object;
        };

        CommentListView.prototype.toJSON = function() {
            return CommentListView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return CommentListView;
    })();

    komawari.Language = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "ENGLISH"] = 0;
        values[valuesById[1] = "SPANISH"] = 1;
        values[valuesById[2] = "FRENCH"] = 2;
        values[valuesById[3] = "INDONESIAN"] = 3;
        values[valuesById[4] = "PORTUGUESE_BR"] = 4;
        values[valuesById[5] = "RUSSIAN"] = 5;
        values[valuesById[6] = "THAI"] = 6;
        values[valuesById[7] = "GERMAN"] = 7;
        values[valuesById[8] = "ITALIAN"] = 8;
        values[valuesById[9] = "VIETNAMESE"] = 9;
        return values;
    })();

    komawari.PresentationMethod = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "PUSH"] = 0;
        values[valuesById[1] = "MODAL"] = 1;
        values[valuesById[2] = "EXTERNAL"] = 2;
        return values;
    })();

    komawari.TransitionAction = (function() {

        const TransitionAction = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TransitionAction.prototype.method = 0;
        TransitionAction.prototype.url = "";

        TransitionAction.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.method != null && $Object.hasOwnProperty.call(message, "method") && message.method !== 0)
                writer.uint32(8).int32(message.method);
            if (message.url != null && $Object.hasOwnProperty.call(message, "url") && message.url !== "")
                writer.uint32(18).string(message.url);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TransitionAction.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TransitionAction();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.method = value;
                        else
                            delete message.method;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.url = value;
                        else
                            delete message.url;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        TransitionAction.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.TransitionAction)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.TransitionAction: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.TransitionAction();
            if (object.method !== 0 && (typeof object.method !== "string" || $root.komawari.PresentationMethod[object.method] !== 0))
                switch (object.method) {
                case "PUSH":
                case 0:
                    message.method = 0;
                    break;
                case "MODAL":
                case 1:
                    message.method = 1;
                    break;
                case "EXTERNAL":
                case 2:
                    message.method = 2;
                    break;
                default:
                    if (typeof object.method === "number" && (object.method | 0) === object.method)
                        message.method = object.method;
                }
            if (object.url != null)
                if (typeof object.url !== "string" || object.url.length)
                    message.url = $String(object.url);
            return message;
        };

        TransitionAction.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.method = options.enums === $String ? "PUSH" : 0;
                object.url = "";
            }
            if (message.method != null && $Object.hasOwnProperty.call(message, "method"))
                object.method = options.enums === $String ? $root.komawari.PresentationMethod[message.method] === $undefined ? message.method : $root.komawari.PresentationMethod[message.method] : message.method;
            if (message.url != null && $Object.hasOwnProperty.call(message, "url"))
                object.url = message.url;
            return object;
        };

        TransitionAction.prototype.toJSON = function() {
            return TransitionAction.toObject(this, $protobuf.util.toJSONOptions);
        };

        return TransitionAction;
    })();

    komawari.Banner = (function() {

        const Banner = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Banner.prototype.imageUrl = "";
        Banner.prototype.action = null;
        Banner.prototype.id = 0;
        Banner.prototype.name = "";

        Banner.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl") && message.imageUrl !== "")
                writer.uint32(10).string(message.imageUrl);
            if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                $root.komawari.TransitionAction.encode(message.action, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.id != null && $Object.hasOwnProperty.call(message, "id") && message.id !== 0)
                writer.uint32(24).uint32(message.id);
            if (message.name != null && $Object.hasOwnProperty.call(message, "name") && message.name !== "")
                writer.uint32(810).string(message.name);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Banner.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Banner();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.imageUrl = value;
                        else
                            delete message.imageUrl;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.action = $root.komawari.TransitionAction.decode(reader, reader.size(), $undefined, _depth + 1, message.action);
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.id = value;
                        else
                            delete message.id;
                        continue;
                    }
                case 101: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.name = value;
                        else
                            delete message.name;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        Banner.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.Banner)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.Banner: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.Banner();
            if (object.imageUrl != null)
                if (typeof object.imageUrl !== "string" || object.imageUrl.length)
                    message.imageUrl = $String(object.imageUrl);
            if (object.action != null) {
                if (!$util.isObject(object.action))
                    throw $TypeError(".komawari.Banner.action: object expected");
                message.action = $root.komawari.TransitionAction.fromObject(object.action, _depth + 1);
            }
            if (object.id != null)
                if ($Number(object.id) !== 0)
                    message.id = object.id >>> 0;
            if (object.name != null)
                if (typeof object.name !== "string" || object.name.length)
                    message.name = $String(object.name);
            return message;
        };

        Banner.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.imageUrl = "";
                object.action = null;
                object.id = 0;
                object.name = "";
            }
            if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl"))
                object.imageUrl = message.imageUrl;
            if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                object.action = $root.komawari.TransitionAction.toObject(message.action, options, _depth + 1);
            if (message.id != null && $Object.hasOwnProperty.call(message, "id"))
                object.id = message.id;
            if (message.name != null && $Object.hasOwnProperty.call(message, "name"))
                object.name = message.name;
            return object;
        };

        Banner.prototype.toJSON = function() {
            return Banner.toObject(this, $protobuf.util.toJSONOptions);
        };

        return Banner;
    })();

    komawari.Sns = (function() {

        const Sns = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Sns.prototype.body = "";
        Sns.prototype.url = "";

        Sns.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.body != null && $Object.hasOwnProperty.call(message, "body") && message.body !== "")
                writer.uint32(10).string(message.body);
            if (message.url != null && $Object.hasOwnProperty.call(message, "url") && message.url !== "")
                writer.uint32(18).string(message.url);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Sns.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Sns();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.body = value;
                        else
                            delete message.body;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.url = value;
                        else
                            delete message.url;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        Sns.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.Sns)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.Sns: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.Sns();
            if (object.body != null)
                if (typeof object.body !== "string" || object.body.length)
                    message.body = $String(object.body);
            if (object.url != null)
                if (typeof object.url !== "string" || object.url.length)
                    message.url = $String(object.url);
            return message;
        };

        Sns.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.body = "";
                object.url = "";
            }
            if (message.body != null && $Object.hasOwnProperty.call(message, "body"))
                object.body = message.body;
            if (message.url != null && $Object.hasOwnProperty.call(message, "url"))
                object.url = message.url;
            return object;
        };

        Sns.prototype.toJSON = function() {
            return Sns.toObject(this, $protobuf.util.toJSONOptions);
        };

        return Sns;
    })();

    komawari.Popup = (function() {

        const Popup = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Popup.prototype.popupId = 0;
        Popup.prototype.osDefault = null;
        Popup.prototype.appDefault = null;
        Popup.prototype.movieReward = null;
        Popup.prototype.oneImage = null;

        let $oneOfFields;

        $Object.defineProperty(Popup.prototype, "content", {
            get: $util.oneOfGetter($oneOfFields = ["osDefault", "appDefault", "movieReward", "oneImage"]),
            set: $util.oneOfSetter($oneOfFields)
        });

        Popup.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.osDefault != null && $Object.hasOwnProperty.call(message, "osDefault"))
                $root.komawari.Popup.OSDefault.encode(message.osDefault, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.appDefault != null && $Object.hasOwnProperty.call(message, "appDefault"))
                $root.komawari.Popup.AppDefault.encode(message.appDefault, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.movieReward != null && $Object.hasOwnProperty.call(message, "movieReward"))
                $root.komawari.MovieReward.encode(message.movieReward, writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.oneImage != null && $Object.hasOwnProperty.call(message, "oneImage"))
                $root.komawari.Popup.OneImage.encode(message.oneImage, writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.popupId != null && $Object.hasOwnProperty.call(message, "popupId") && message.popupId !== 0)
                writer.uint32(40).uint32(message.popupId);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Popup.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Popup();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 5: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.popupId = value;
                        else
                            delete message.popupId;
                        continue;
                    }
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.osDefault = $root.komawari.Popup.OSDefault.decode(reader, reader.size(), $undefined, _depth + 1, message.osDefault);
                        message.content = "osDefault";
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.appDefault = $root.komawari.Popup.AppDefault.decode(reader, reader.size(), $undefined, _depth + 1, message.appDefault);
                        message.content = "appDefault";
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        message.movieReward = $root.komawari.MovieReward.decode(reader, reader.size(), $undefined, _depth + 1, message.movieReward);
                        message.content = "movieReward";
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        message.oneImage = $root.komawari.Popup.OneImage.decode(reader, reader.size(), $undefined, _depth + 1, message.oneImage);
                        message.content = "oneImage";
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        Popup.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.Popup)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.Popup: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.Popup();
            if (object.popupId != null)
                if ($Number(object.popupId) !== 0)
                    message.popupId = object.popupId >>> 0;
            if (object.osDefault != null) {
                if (!$util.isObject(object.osDefault))
                    throw $TypeError(".komawari.Popup.osDefault: object expected");
                message.osDefault = $root.komawari.Popup.OSDefault.fromObject(object.osDefault, _depth + 1);
            }
            if (object.appDefault != null) {
                if (!$util.isObject(object.appDefault))
                    throw $TypeError(".komawari.Popup.appDefault: object expected");
                message.appDefault = $root.komawari.Popup.AppDefault.fromObject(object.appDefault, _depth + 1);
            }
            if (object.movieReward != null) {
                if (!$util.isObject(object.movieReward))
                    throw $TypeError(".komawari.Popup.movieReward: object expected");
                message.movieReward = $root.komawari.MovieReward.fromObject(object.movieReward, _depth + 1);
            }
            if (object.oneImage != null) {
                if (!$util.isObject(object.oneImage))
                    throw $TypeError(".komawari.Popup.oneImage: object expected");
                message.oneImage = $root.komawari.Popup.OneImage.fromObject(object.oneImage, _depth + 1);
            }
            return message;
        };

        Popup.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults)
                object.popupId = 0;
            if (message.osDefault != null && $Object.hasOwnProperty.call(message, "osDefault")) {
                object.osDefault = $root.komawari.Popup.OSDefault.toObject(message.osDefault, options, _depth + 1);
                if (options.oneofs)
                    object.content = "osDefault";
            }
            if (message.appDefault != null && $Object.hasOwnProperty.call(message, "appDefault")) {
                object.appDefault = $root.komawari.Popup.AppDefault.toObject(message.appDefault, options, _depth + 1);
                if (options.oneofs)
                    object.content = "appDefault";
            }
            if (message.movieReward != null && $Object.hasOwnProperty.call(message, "movieReward")) {
                object.movieReward = $root.komawari.MovieReward.toObject(message.movieReward, options, _depth + 1);
                if (options.oneofs)
                    object.content = "movieReward";
            }
            if (message.oneImage != null && $Object.hasOwnProperty.call(message, "oneImage")) {
                object.oneImage = $root.komawari.Popup.OneImage.toObject(message.oneImage, options, _depth + 1);
                if (options.oneofs)
                    object.content = "oneImage";
            }
            if (message.popupId != null && $Object.hasOwnProperty.call(message, "popupId"))
                object.popupId = message.popupId;
            return object;
        };

        Popup.prototype.toJSON = function() {
            return Popup.toObject(this, $protobuf.util.toJSONOptions);
        };

        Popup.OSDefault = (function() {

            const OSDefault = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            OSDefault.prototype.subject = "";
            OSDefault.prototype.body = "";
            OSDefault.prototype.okButton = null;
            OSDefault.prototype.neutralButton = null;
            OSDefault.prototype.cancelButton = null;
            OSDefault.prototype.language = 0;

            OSDefault.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.subject != null && $Object.hasOwnProperty.call(message, "subject") && message.subject !== "")
                    writer.uint32(10).string(message.subject);
                if (message.body != null && $Object.hasOwnProperty.call(message, "body") && message.body !== "")
                    writer.uint32(18).string(message.body);
                if (message.okButton != null && $Object.hasOwnProperty.call(message, "okButton"))
                    $root.komawari.Popup.Button.encode(message.okButton, writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.neutralButton != null && $Object.hasOwnProperty.call(message, "neutralButton"))
                    $root.komawari.Popup.Button.encode(message.neutralButton, writer.uint32(34).fork(), _depth + 1).ldelim();
                if (message.cancelButton != null && $Object.hasOwnProperty.call(message, "cancelButton"))
                    $root.komawari.Popup.Button.encode(message.cancelButton, writer.uint32(42).fork(), _depth + 1).ldelim();
                if (message.language != null && $Object.hasOwnProperty.call(message, "language") && message.language !== 0)
                    writer.uint32(48).int32(message.language);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            OSDefault.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.Popup.OSDefault();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.subject = value;
                            else
                                delete message.subject;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.body = value;
                            else
                                delete message.body;
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            message.okButton = $root.komawari.Popup.Button.decode(reader, reader.size(), $undefined, _depth + 1, message.okButton);
                            continue;
                        }
                    case 4: {
                            if (wireType !== 2)
                                break;
                            message.neutralButton = $root.komawari.Popup.Button.decode(reader, reader.size(), $undefined, _depth + 1, message.neutralButton);
                            continue;
                        }
                    case 5: {
                            if (wireType !== 2)
                                break;
                            message.cancelButton = $root.komawari.Popup.Button.decode(reader, reader.size(), $undefined, _depth + 1, message.cancelButton);
                            continue;
                        }
                    case 6: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.int32())
                                message.language = value;
                            else
                                delete message.language;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            OSDefault.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.Popup.OSDefault)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.Popup.OSDefault: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.Popup.OSDefault();
                if (object.subject != null)
                    if (typeof object.subject !== "string" || object.subject.length)
                        message.subject = $String(object.subject);
                if (object.body != null)
                    if (typeof object.body !== "string" || object.body.length)
                        message.body = $String(object.body);
                if (object.okButton != null) {
                    if (!$util.isObject(object.okButton))
                        throw $TypeError(".komawari.Popup.OSDefault.okButton: object expected");
                    message.okButton = $root.komawari.Popup.Button.fromObject(object.okButton, _depth + 1);
                }
                if (object.neutralButton != null) {
                    if (!$util.isObject(object.neutralButton))
                        throw $TypeError(".komawari.Popup.OSDefault.neutralButton: object expected");
                    message.neutralButton = $root.komawari.Popup.Button.fromObject(object.neutralButton, _depth + 1);
                }
                if (object.cancelButton != null) {
                    if (!$util.isObject(object.cancelButton))
                        throw $TypeError(".komawari.Popup.OSDefault.cancelButton: object expected");
                    message.cancelButton = $root.komawari.Popup.Button.fromObject(object.cancelButton, _depth + 1);
                }
                if (object.language !== 0 && (typeof object.language !== "string" || $root.komawari.Language[object.language] !== 0))
                    switch (object.language) {
                    case "ENGLISH":
                    case 0:
                        message.language = 0;
                        break;
                    case "SPANISH":
                    case 1:
                        message.language = 1;
                        break;
                    case "FRENCH":
                    case 2:
                        message.language = 2;
                        break;
                    case "INDONESIAN":
                    case 3:
                        message.language = 3;
                        break;
                    case "PORTUGUESE_BR":
                    case 4:
                        message.language = 4;
                        break;
                    case "RUSSIAN":
                    case 5:
                        message.language = 5;
                        break;
                    case "THAI":
                    case 6:
                        message.language = 6;
                        break;
                    case "GERMAN":
                    case 7:
                        message.language = 7;
                        break;
                    case "ITALIAN":
                    case 8:
                        message.language = 8;
                        break;
                    case "VIETNAMESE":
                    case 9:
                        message.language = 9;
                        break;
                    default:
                        if (typeof object.language === "number" && (object.language | 0) === object.language)
                            message.language = object.language;
                    }
                return message;
            };

            OSDefault.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (options.defaults) {
                    object.subject = "";
                    object.body = "";
                    object.okButton = null;
                    object.neutralButton = null;
                    object.cancelButton = null;
                    object.language = options.enums === $String ? "ENGLISH" : 0;
                }
                if (message.subject != null && $Object.hasOwnProperty.call(message, "subject"))
                    object.subject = message.subject;
                if (message.body != null && $Object.hasOwnProperty.call(message, "body"))
                    object.body = message.body;
                if (message.okButton != null && $Object.hasOwnProperty.call(message, "okButton"))
                    object.okButton = $root.komawari.Popup.Button.toObject(message.okButton, options, _depth + 1);
                if (message.neutralButton != null && $Object.hasOwnProperty.call(message, "neutralButton"))
                    object.neutralButton = $root.komawari.Popup.Button.toObject(message.neutralButton, options, _depth + 1);
                if (message.cancelButton != null && $Object.hasOwnProperty.call(message, "cancelButton"))
                    object.cancelButton = $root.komawari.Popup.Button.toObject(message.cancelButton, options, _depth + 1);
                if (message.language != null && $Object.hasOwnProperty.call(message, "language"))
                    object.language = options.enums === $String ? $root.komawari.Language[message.language] === $undefined ? message.language : $root.komawari.Language[message.language] : message.language;
                return object;
            };

            OSDefault.prototype.toJSON = function() {
                return OSDefault.toObject(this, $protobuf.util.toJSONOptions);
            };

            return OSDefault;
        })();

        Popup.AppDefault = (function() {

            const AppDefault = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            AppDefault.prototype.subject = "";
            AppDefault.prototype.body = "";
            AppDefault.prototype.action = null;
            AppDefault.prototype.imageUrl = "";

            AppDefault.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.subject != null && $Object.hasOwnProperty.call(message, "subject") && message.subject !== "")
                    writer.uint32(10).string(message.subject);
                if (message.body != null && $Object.hasOwnProperty.call(message, "body") && message.body !== "")
                    writer.uint32(18).string(message.body);
                if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                    $root.komawari.TransitionAction.encode(message.action, writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl") && message.imageUrl !== "")
                    writer.uint32(34).string(message.imageUrl);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            AppDefault.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.Popup.AppDefault();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.subject = value;
                            else
                                delete message.subject;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.body = value;
                            else
                                delete message.body;
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            message.action = $root.komawari.TransitionAction.decode(reader, reader.size(), $undefined, _depth + 1, message.action);
                            continue;
                        }
                    case 4: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.imageUrl = value;
                            else
                                delete message.imageUrl;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            AppDefault.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.Popup.AppDefault)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.Popup.AppDefault: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.Popup.AppDefault();
                if (object.subject != null)
                    if (typeof object.subject !== "string" || object.subject.length)
                        message.subject = $String(object.subject);
                if (object.body != null)
                    if (typeof object.body !== "string" || object.body.length)
                        message.body = $String(object.body);
                if (object.action != null) {
                    if (!$util.isObject(object.action))
                        throw $TypeError(".komawari.Popup.AppDefault.action: object expected");
                    message.action = $root.komawari.TransitionAction.fromObject(object.action, _depth + 1);
                }
                if (object.imageUrl != null)
                    if (typeof object.imageUrl !== "string" || object.imageUrl.length)
                        message.imageUrl = $String(object.imageUrl);
                return message;
            };

            AppDefault.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (options.defaults) {
                    object.subject = "";
                    object.body = "";
                    object.action = null;
                    object.imageUrl = "";
                }
                if (message.subject != null && $Object.hasOwnProperty.call(message, "subject"))
                    object.subject = message.subject;
                if (message.body != null && $Object.hasOwnProperty.call(message, "body"))
                    object.body = message.body;
                if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                    object.action = $root.komawari.TransitionAction.toObject(message.action, options, _depth + 1);
                if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl"))
                    object.imageUrl = message.imageUrl;
                return object;
            };

            AppDefault.prototype.toJSON = function() {
                return AppDefault.toObject(this, $protobuf.util.toJSONOptions);
            };

            return AppDefault;
        })();

        Popup.OneImage = (function() {

            const OneImage = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            OneImage.prototype.action = null;
            OneImage.prototype.imageUrl = "";

            OneImage.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                    $root.komawari.TransitionAction.encode(message.action, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl") && message.imageUrl !== "")
                    writer.uint32(18).string(message.imageUrl);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            OneImage.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.Popup.OneImage();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.action = $root.komawari.TransitionAction.decode(reader, reader.size(), $undefined, _depth + 1, message.action);
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.imageUrl = value;
                            else
                                delete message.imageUrl;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            OneImage.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.Popup.OneImage)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.Popup.OneImage: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.Popup.OneImage();
                if (object.action != null) {
                    if (!$util.isObject(object.action))
                        throw $TypeError(".komawari.Popup.OneImage.action: object expected");
                    message.action = $root.komawari.TransitionAction.fromObject(object.action, _depth + 1);
                }
                if (object.imageUrl != null)
                    if (typeof object.imageUrl !== "string" || object.imageUrl.length)
                        message.imageUrl = $String(object.imageUrl);
                return message;
            };

            OneImage.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (options.defaults) {
                    object.action = null;
                    object.imageUrl = "";
                }
                if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                    object.action = $root.komawari.TransitionAction.toObject(message.action, options, _depth + 1);
                if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl"))
                    object.imageUrl = message.imageUrl;
                return object;
            };

            OneImage.prototype.toJSON = function() {
                return OneImage.toObject(this, $protobuf.util.toJSONOptions);
            };

            return OneImage;
        })();

        Popup.Button = (function() {

            const Button = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Button.prototype.text = "";
            Button.prototype.action = null;

            Button.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.text != null && $Object.hasOwnProperty.call(message, "text") && message.text !== "")
                    writer.uint32(10).string(message.text);
                if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                    $root.komawari.TransitionAction.encode(message.action, writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Button.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.Popup.Button();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.text = value;
                            else
                                delete message.text;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.action = $root.komawari.TransitionAction.decode(reader, reader.size(), $undefined, _depth + 1, message.action);
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            Button.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.Popup.Button)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.Popup.Button: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.Popup.Button();
                if (object.text != null)
                    if (typeof object.text !== "string" || object.text.length)
                        message.text = $String(object.text);
                if (object.action != null) {
                    if (!$util.isObject(object.action))
                        throw $TypeError(".komawari.Popup.Button.action: object expected");
                    message.action = $root.komawari.TransitionAction.fromObject(object.action, _depth + 1);
                }
                return message;
            };

            Button.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (options.defaults) {
                    object.text = "";
                    object.action = null;
                }
                if (message.text != null && $Object.hasOwnProperty.call(message, "text"))
                    object.text = message.text;
                if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                    object.action = $root.komawari.TransitionAction.toObject(message.action, options, _depth + 1);
                return object;
            };

            Button.prototype.toJSON = function() {
                return Button.toObject(this, $protobuf.util.toJSONOptions);
            };

            return Button;
        })();

        return Popup;
    })();

    komawari.MovieReward = (function() {

        const MovieReward = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        MovieReward.prototype.imageUrl = "";
        MovieReward.prototype.advertisement = null;

        MovieReward.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl") && message.imageUrl !== "")
                writer.uint32(10).string(message.imageUrl);
            if (message.advertisement != null && $Object.hasOwnProperty.call(message, "advertisement"))
                $root.komawari.AdNetworkList.encode(message.advertisement, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        MovieReward.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.MovieReward();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.imageUrl = value;
                        else
                            delete message.imageUrl;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.advertisement = $root.komawari.AdNetworkList.decode(reader, reader.size(), $undefined, _depth + 1, message.advertisement);
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        MovieReward.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.MovieReward)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.MovieReward: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.MovieReward();
            if (object.imageUrl != null)
                if (typeof object.imageUrl !== "string" || object.imageUrl.length)
                    message.imageUrl = $String(object.imageUrl);
            if (object.advertisement != null) {
                if (!$util.isObject(object.advertisement))
                    throw $TypeError(".komawari.MovieReward.advertisement: object expected");
                message.advertisement = $root.komawari.AdNetworkList.fromObject(object.advertisement, _depth + 1);
            }
            return message;
        };

        MovieReward.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.imageUrl = "";
                object.advertisement = null;
            }
            if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl"))
                object.imageUrl = message.imageUrl;
            if (message.advertisement != null && $Object.hasOwnProperty.call(message, "advertisement"))
                object.advertisement = $root.komawari.AdNetworkList.toObject(message.advertisement, options, _depth + 1);
            return object;
        };

        MovieReward.prototype.toJSON = function() {
            return MovieReward.toObject(this, $protobuf.util.toJSONOptions);
        };

        return MovieReward;
    })();

    komawari.AdNetworkList = (function() {

        const AdNetworkList = function (properties) {
            this.adNetworks = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        AdNetworkList.prototype.adNetworks = $util.emptyArray;

        AdNetworkList.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.adNetworks != null && message.adNetworks.length)
                for (let i = 0; i < message.adNetworks.length; ++i)
                    $root.komawari.AdNetwork.encode(message.adNetworks[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        AdNetworkList.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.AdNetworkList();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.adNetworks && message.adNetworks.length))
                            message.adNetworks = [];
                        message.adNetworks.push($root.komawari.AdNetwork.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        AdNetworkList.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.AdNetworkList)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.AdNetworkList: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.AdNetworkList();
            if (object.adNetworks) {
                if (!$Array.isArray(object.adNetworks))
                    throw $TypeError(".komawari.AdNetworkList.adNetworks: array expected");
                message.adNetworks = $Array(object.adNetworks.length);
                for (let i = 0; i < object.adNetworks.length; ++i) {
                    if (!$util.isObject(object.adNetworks[i]))
                        throw $TypeError(".komawari.AdNetworkList.adNetworks: object expected");
                    message.adNetworks[i] = $root.komawari.AdNetwork.fromObject(object.adNetworks[i], _depth + 1);
                }
            }
            return message;
        };

        AdNetworkList.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.adNetworks = [];
            if (message.adNetworks && message.adNetworks.length) {
                object.adNetworks = $Array(message.adNetworks.length);
                for (let j = 0; j < message.adNetworks.length; ++j)
                    object.adNetworks[j] = $root.komawari.AdNetwork.toObject(message.adNetworks[j], options, _depth + 1);
            }
            return object;
        };

        AdNetworkList.prototype.toJSON = function() {
            return AdNetworkList.toObject(this, $protobuf.util.toJSONOptions);
        };

        return AdNetworkList;
    })();

    komawari.AdNetwork = (function() {

        const AdNetwork = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        AdNetwork.prototype.facebook = null;
        AdNetwork.prototype.admob = null;
        AdNetwork.prototype.mopub = null;
        AdNetwork.prototype.adsense = null;
        AdNetwork.prototype.applovin = null;

        let $oneOfFields;

        $Object.defineProperty(AdNetwork.prototype, "network", {
            get: $util.oneOfGetter($oneOfFields = ["facebook", "admob", "mopub", "adsense", "applovin"]),
            set: $util.oneOfSetter($oneOfFields)
        });

        AdNetwork.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.facebook != null && $Object.hasOwnProperty.call(message, "facebook"))
                $root.komawari.AdNetwork.Facebook.encode(message.facebook, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.admob != null && $Object.hasOwnProperty.call(message, "admob"))
                $root.komawari.AdNetwork.Admob.encode(message.admob, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.mopub != null && $Object.hasOwnProperty.call(message, "mopub"))
                $root.komawari.AdNetwork.Mopub.encode(message.mopub, writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.adsense != null && $Object.hasOwnProperty.call(message, "adsense"))
                $root.komawari.AdNetwork.Adsense.encode(message.adsense, writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.applovin != null && $Object.hasOwnProperty.call(message, "applovin"))
                $root.komawari.AdNetwork.Applovin.encode(message.applovin, writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        AdNetwork.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.AdNetwork();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.facebook = $root.komawari.AdNetwork.Facebook.decode(reader, reader.size(), $undefined, _depth + 1, message.facebook);
                        message.network = "facebook";
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.admob = $root.komawari.AdNetwork.Admob.decode(reader, reader.size(), $undefined, _depth + 1, message.admob);
                        message.network = "admob";
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        message.mopub = $root.komawari.AdNetwork.Mopub.decode(reader, reader.size(), $undefined, _depth + 1, message.mopub);
                        message.network = "mopub";
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        message.adsense = $root.komawari.AdNetwork.Adsense.decode(reader, reader.size(), $undefined, _depth + 1, message.adsense);
                        message.network = "adsense";
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        message.applovin = $root.komawari.AdNetwork.Applovin.decode(reader, reader.size(), $undefined, _depth + 1, message.applovin);
                        message.network = "applovin";
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        AdNetwork.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.AdNetwork)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.AdNetwork: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.AdNetwork();
            if (object.facebook != null) {
                if (!$util.isObject(object.facebook))
                    throw $TypeError(".komawari.AdNetwork.facebook: object expected");
                message.facebook = $root.komawari.AdNetwork.Facebook.fromObject(object.facebook, _depth + 1);
            }
            if (object.admob != null) {
                if (!$util.isObject(object.admob))
                    throw $TypeError(".komawari.AdNetwork.admob: object expected");
                message.admob = $root.komawari.AdNetwork.Admob.fromObject(object.admob, _depth + 1);
            }
            if (object.mopub != null) {
                if (!$util.isObject(object.mopub))
                    throw $TypeError(".komawari.AdNetwork.mopub: object expected");
                message.mopub = $root.komawari.AdNetwork.Mopub.fromObject(object.mopub, _depth + 1);
            }
            if (object.adsense != null) {
                if (!$util.isObject(object.adsense))
                    throw $TypeError(".komawari.AdNetwork.adsense: object expected");
                message.adsense = $root.komawari.AdNetwork.Adsense.fromObject(object.adsense, _depth + 1);
            }
            if (object.applovin != null) {
                if (!$util.isObject(object.applovin))
                    throw $TypeError(".komawari.AdNetwork.applovin: object expected");
                message.applovin = $root.komawari.AdNetwork.Applovin.fromObject(object.applovin, _depth + 1);
            }
            return message;
        };

        AdNetwork.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (message.facebook != null && $Object.hasOwnProperty.call(message, "facebook")) {
                object.facebook = $root.komawari.AdNetwork.Facebook.toObject(message.facebook, options, _depth + 1);
                if (options.oneofs)
                    object.network = "facebook";
            }
            if (message.admob != null && $Object.hasOwnProperty.call(message, "admob")) {
                object.admob = $root.komawari.AdNetwork.Admob.toObject(message.admob, options, _depth + 1);
                if (options.oneofs)
                    object.network = "admob";
            }
            if (message.mopub != null && $Object.hasOwnProperty.call(message, "mopub")) {
                object.mopub = $root.komawari.AdNetwork.Mopub.toObject(message.mopub, options, _depth + 1);
                if (options.oneofs)
                    object.network = "mopub";
            }
            if (message.adsense != null && $Object.hasOwnProperty.call(message, "adsense")) {
                object.adsense = $root.komawari.AdNetwork.Adsense.toObject(message.adsense, options, _depth + 1);
                if (options.oneofs)
                    object.network = "adsense";
            }
            if (message.applovin != null && $Object.hasOwnProperty.call(message, "applovin")) {
                object.applovin = $root.komawari.AdNetwork.Applovin.toObject(message.applovin, options, _depth + 1);
                if (options.oneofs)
                    object.network = "applovin";
            }
            return object;
        };

        AdNetwork.prototype.toJSON = function() {
            return AdNetwork.toObject(this, $protobuf.util.toJSONOptions);
        };

        AdNetwork.Facebook = (function() {

            const Facebook = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Facebook.prototype.placementID = "";

            Facebook.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.placementID != null && $Object.hasOwnProperty.call(message, "placementID") && message.placementID !== "")
                    writer.uint32(10).string(message.placementID);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Facebook.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.AdNetwork.Facebook();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.placementID = value;
                            else
                                delete message.placementID;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            Facebook.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.AdNetwork.Facebook)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.AdNetwork.Facebook: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.AdNetwork.Facebook();
                if (object.placementID != null)
                    if (typeof object.placementID !== "string" || object.placementID.length)
                        message.placementID = $String(object.placementID);
                return message;
            };

            Facebook.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (options.defaults)
                    object.placementID = "";
                if (message.placementID != null && $Object.hasOwnProperty.call(message, "placementID"))
                    object.placementID = message.placementID;
                return object;
            };

            Facebook.prototype.toJSON = function() {
                return Facebook.toObject(this, $protobuf.util.toJSONOptions);
            };

            return Facebook;
        })();

        AdNetwork.Admob = (function() {

            const Admob = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Admob.prototype.unitID = "";

            Admob.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.unitID != null && $Object.hasOwnProperty.call(message, "unitID") && message.unitID !== "")
                    writer.uint32(10).string(message.unitID);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Admob.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.AdNetwork.Admob();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.unitID = value;
                            else
                                delete message.unitID;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            Admob.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.AdNetwork.Admob)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.AdNetwork.Admob: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.AdNetwork.Admob();
                if (object.unitID != null)
                    if (typeof object.unitID !== "string" || object.unitID.length)
                        message.unitID = $String(object.unitID);
                return message;
            };

            Admob.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (options.defaults)
                    object.unitID = "";
                if (message.unitID != null && $Object.hasOwnProperty.call(message, "unitID"))
                    object.unitID = message.unitID;
                return object;
            };

            Admob.prototype.toJSON = function() {
                return Admob.toObject(this, $protobuf.util.toJSONOptions);
            };

            return Admob;
        })();

        AdNetwork.Mopub = (function() {

            const Mopub = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Mopub.prototype.unitID = "";

            Mopub.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.unitID != null && $Object.hasOwnProperty.call(message, "unitID") && message.unitID !== "")
                    writer.uint32(10).string(message.unitID);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Mopub.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.AdNetwork.Mopub();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.unitID = value;
                            else
                                delete message.unitID;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            Mopub.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.AdNetwork.Mopub)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.AdNetwork.Mopub: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.AdNetwork.Mopub();
                if (object.unitID != null)
                    if (typeof object.unitID !== "string" || object.unitID.length)
                        message.unitID = $String(object.unitID);
                return message;
            };

            Mopub.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (options.defaults)
                    object.unitID = "";
                if (message.unitID != null && $Object.hasOwnProperty.call(message, "unitID"))
                    object.unitID = message.unitID;
                return object;
            };

            Mopub.prototype.toJSON = function() {
                return Mopub.toObject(this, $protobuf.util.toJSONOptions);
            };

            return Mopub;
        })();

        AdNetwork.Adsense = (function() {

            const Adsense = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Adsense.prototype.unitID = "";
            Adsense.prototype.location = "";

            Adsense.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.unitID != null && $Object.hasOwnProperty.call(message, "unitID") && message.unitID !== "")
                    writer.uint32(10).string(message.unitID);
                if (message.location != null && $Object.hasOwnProperty.call(message, "location") && message.location !== "")
                    writer.uint32(18).string(message.location);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Adsense.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.AdNetwork.Adsense();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.unitID = value;
                            else
                                delete message.unitID;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.location = value;
                            else
                                delete message.location;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            Adsense.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.AdNetwork.Adsense)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.AdNetwork.Adsense: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.AdNetwork.Adsense();
                if (object.unitID != null)
                    if (typeof object.unitID !== "string" || object.unitID.length)
                        message.unitID = $String(object.unitID);
                if (object.location != null)
                    if (typeof object.location !== "string" || object.location.length)
                        message.location = $String(object.location);
                return message;
            };

            Adsense.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (options.defaults) {
                    object.unitID = "";
                    object.location = "";
                }
                if (message.unitID != null && $Object.hasOwnProperty.call(message, "unitID"))
                    object.unitID = message.unitID;
                if (message.location != null && $Object.hasOwnProperty.call(message, "location"))
                    object.location = message.location;
                return object;
            };

            Adsense.prototype.toJSON = function() {
                return Adsense.toObject(this, $protobuf.util.toJSONOptions);
            };

            return Adsense;
        })();

        AdNetwork.Applovin = (function() {

            const Applovin = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Applovin.prototype.unitID = "";

            Applovin.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.unitID != null && $Object.hasOwnProperty.call(message, "unitID") && message.unitID !== "")
                    writer.uint32(10).string(message.unitID);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Applovin.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.AdNetwork.Applovin();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.unitID = value;
                            else
                                delete message.unitID;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            Applovin.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.AdNetwork.Applovin)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.AdNetwork.Applovin: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.AdNetwork.Applovin();
                if (object.unitID != null)
                    if (typeof object.unitID !== "string" || object.unitID.length)
                        message.unitID = $String(object.unitID);
                return message;
            };

            Applovin.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (options.defaults)
                    object.unitID = "";
                if (message.unitID != null && $Object.hasOwnProperty.call(message, "unitID"))
                    object.unitID = message.unitID;
                return object;
            };

            Applovin.prototype.toJSON = function() {
                return Applovin.toObject(this, $protobuf.util.toJSONOptions);
            };

            return Applovin;
        })();

        return AdNetwork;
    })();

    komawari.UserTickets = (function() {

        const UserTickets = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        UserTickets.prototype.currentTickets = 0;
        UserTickets.prototype.nextTicketTimestamp = 0;

        UserTickets.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.currentTickets != null && $Object.hasOwnProperty.call(message, "currentTickets") && message.currentTickets !== 0)
                writer.uint32(8).uint32(message.currentTickets);
            if (message.nextTicketTimestamp != null && $Object.hasOwnProperty.call(message, "nextTicketTimestamp") && message.nextTicketTimestamp !== 0)
                writer.uint32(16).uint32(message.nextTicketTimestamp);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        UserTickets.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.UserTickets();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.currentTickets = value;
                        else
                            delete message.currentTickets;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.nextTicketTimestamp = value;
                        else
                            delete message.nextTicketTimestamp;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        UserTickets.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.UserTickets)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.UserTickets: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.UserTickets();
            if (object.currentTickets != null)
                if ($Number(object.currentTickets) !== 0)
                    message.currentTickets = object.currentTickets >>> 0;
            if (object.nextTicketTimestamp != null)
                if ($Number(object.nextTicketTimestamp) !== 0)
                    message.nextTicketTimestamp = object.nextTicketTimestamp >>> 0;
            return message;
        };

        UserTickets.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.currentTickets = 0;
                object.nextTicketTimestamp = 0;
            }
            if (message.currentTickets != null && $Object.hasOwnProperty.call(message, "currentTickets"))
                object.currentTickets = message.currentTickets;
            if (message.nextTicketTimestamp != null && $Object.hasOwnProperty.call(message, "nextTicketTimestamp"))
                object.nextTicketTimestamp = message.nextTicketTimestamp;
            return object;
        };

        UserTickets.prototype.toJSON = function() {
            return UserTickets.toObject(this, $protobuf.util.toJSONOptions);
        };

        return UserTickets;
    })();

    komawari.TitleUpdateStatus = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "NONE"] = 0;
        values[valuesById[1] = "NEW"] = 1;
        values[valuesById[2] = "UP"] = 2;
        values[valuesById[3] = "REEDITION"] = 3;
        values[valuesById[4] = "CREATORS_STATUS"] = 4;
        values[valuesById[5] = "OUR_PICKS"] = 5;
        return values;
    })();

    komawari.UpdatedTitle = (function() {

        const UpdatedTitle = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        UpdatedTitle.prototype.title = null;
        UpdatedTitle.prototype.chapterId = 0;
        UpdatedTitle.prototype.chapterName = "";
        UpdatedTitle.prototype.chapterSubTitle = "";
        UpdatedTitle.prototype.isLatest = false;
        UpdatedTitle.prototype.isVerticalOnly = false;
        UpdatedTitle.prototype.isHorizontalOnly = false;

        UpdatedTitle.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                $root.komawari.Title.encode(message.title, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.chapterId != null && $Object.hasOwnProperty.call(message, "chapterId") && message.chapterId !== 0)
                writer.uint32(16).uint32(message.chapterId);
            if (message.chapterName != null && $Object.hasOwnProperty.call(message, "chapterName") && message.chapterName !== "")
                writer.uint32(26).string(message.chapterName);
            if (message.chapterSubTitle != null && $Object.hasOwnProperty.call(message, "chapterSubTitle") && message.chapterSubTitle !== "")
                writer.uint32(34).string(message.chapterSubTitle);
            if (message.isLatest != null && $Object.hasOwnProperty.call(message, "isLatest") && message.isLatest !== false)
                writer.uint32(40).bool(message.isLatest);
            if (message.isVerticalOnly != null && $Object.hasOwnProperty.call(message, "isVerticalOnly") && message.isVerticalOnly !== false)
                writer.uint32(48).bool(message.isVerticalOnly);
            if (message.isHorizontalOnly != null && $Object.hasOwnProperty.call(message, "isHorizontalOnly") && message.isHorizontalOnly !== false)
                writer.uint32(56).bool(message.isHorizontalOnly);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        UpdatedTitle.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.UpdatedTitle();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.title = $root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1, message.title);
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.chapterId = value;
                        else
                            delete message.chapterId;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.chapterName = value;
                        else
                            delete message.chapterName;
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.chapterSubTitle = value;
                        else
                            delete message.chapterSubTitle;
                        continue;
                    }
                case 5: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isLatest = value;
                        else
                            delete message.isLatest;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isVerticalOnly = value;
                        else
                            delete message.isVerticalOnly;
                        continue;
                    }
                case 7: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isHorizontalOnly = value;
                        else
                            delete message.isHorizontalOnly;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        UpdatedTitle.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.UpdatedTitle)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.UpdatedTitle: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.UpdatedTitle();
            if (object.title != null) {
                if (!$util.isObject(object.title))
                    throw $TypeError(".komawari.UpdatedTitle.title: object expected");
                message.title = $root.komawari.Title.fromObject(object.title, _depth + 1);
            }
            if (object.chapterId != null)
                if ($Number(object.chapterId) !== 0)
                    message.chapterId = object.chapterId >>> 0;
            if (object.chapterName != null)
                if (typeof object.chapterName !== "string" || object.chapterName.length)
                    message.chapterName = $String(object.chapterName);
            if (object.chapterSubTitle != null)
                if (typeof object.chapterSubTitle !== "string" || object.chapterSubTitle.length)
                    message.chapterSubTitle = $String(object.chapterSubTitle);
            if (object.isLatest != null)
                if (object.isLatest)
                    message.isLatest = $Boolean(object.isLatest);
            if (object.isVerticalOnly != null)
                if (object.isVerticalOnly)
                    message.isVerticalOnly = $Boolean(object.isVerticalOnly);
            if (object.isHorizontalOnly != null)
                if (object.isHorizontalOnly)
                    message.isHorizontalOnly = $Boolean(object.isHorizontalOnly);
            return message;
        };

        UpdatedTitle.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.title = null;
                object.chapterId = 0;
                object.chapterName = "";
                object.chapterSubTitle = "";
                object.isLatest = false;
                object.isVerticalOnly = false;
                object.isHorizontalOnly = false;
            }
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                object.title = $root.komawari.Title.toObject(message.title, options, _depth + 1);
            if (message.chapterId != null && $Object.hasOwnProperty.call(message, "chapterId"))
                object.chapterId = message.chapterId;
            if (message.chapterName != null && $Object.hasOwnProperty.call(message, "chapterName"))
                object.chapterName = message.chapterName;
            if (message.chapterSubTitle != null && $Object.hasOwnProperty.call(message, "chapterSubTitle"))
                object.chapterSubTitle = message.chapterSubTitle;
            if (message.isLatest != null && $Object.hasOwnProperty.call(message, "isLatest"))
                object.isLatest = message.isLatest;
            if (message.isVerticalOnly != null && $Object.hasOwnProperty.call(message, "isVerticalOnly"))
                object.isVerticalOnly = message.isVerticalOnly;
            if (message.isHorizontalOnly != null && $Object.hasOwnProperty.call(message, "isHorizontalOnly"))
                object.isHorizontalOnly = message.isHorizontalOnly;
            return object;
        };

        UpdatedTitle.prototype.toJSON = function() {
            return UpdatedTitle.toObject(this, $protobuf.util.toJSONOptions);
        };

        return UpdatedTitle;
    })();

    komawari.OriginalTitleGroup = (function() {

        const OriginalTitleGroup = function (properties) {
            this.titles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        OriginalTitleGroup.prototype.theTitle = "";
        OriginalTitleGroup.prototype.chapterNumber = "";
        OriginalTitleGroup.prototype.titles = $util.emptyArray;
        OriginalTitleGroup.prototype.viewCount = 0;
        OriginalTitleGroup.prototype.titleUpdateStatus = 0;
        OriginalTitleGroup.prototype.chapterStartTime = 0;

        OriginalTitleGroup.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.theTitle != null && $Object.hasOwnProperty.call(message, "theTitle") && message.theTitle !== "")
                writer.uint32(10).string(message.theTitle);
            if (message.chapterNumber != null && $Object.hasOwnProperty.call(message, "chapterNumber") && message.chapterNumber !== "")
                writer.uint32(18).string(message.chapterNumber);
            if (message.titles != null && message.titles.length)
                for (let i = 0; i < message.titles.length; ++i)
                    $root.komawari.UpdatedTitle.encode(message.titles[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.viewCount != null && $Object.hasOwnProperty.call(message, "viewCount") && message.viewCount !== 0)
                writer.uint32(32).uint32(message.viewCount);
            if (message.titleUpdateStatus != null && $Object.hasOwnProperty.call(message, "titleUpdateStatus") && message.titleUpdateStatus !== 0)
                writer.uint32(40).int32(message.titleUpdateStatus);
            if (message.chapterStartTime != null && $Object.hasOwnProperty.call(message, "chapterStartTime") && message.chapterStartTime !== 0)
                writer.uint32(48).uint32(message.chapterStartTime);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        OriginalTitleGroup.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.OriginalTitleGroup();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.theTitle = value;
                        else
                            delete message.theTitle;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.chapterNumber = value;
                        else
                            delete message.chapterNumber;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titles && message.titles.length))
                            message.titles = [];
                        message.titles.push($root.komawari.UpdatedTitle.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 4: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.viewCount = value;
                        else
                            delete message.viewCount;
                        continue;
                    }
                case 5: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.titleUpdateStatus = value;
                        else
                            delete message.titleUpdateStatus;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.chapterStartTime = value;
                        else
                            delete message.chapterStartTime;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        OriginalTitleGroup.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.OriginalTitleGroup)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.OriginalTitleGroup: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.OriginalTitleGroup();
            if (object.theTitle != null)
                if (typeof object.theTitle !== "string" || object.theTitle.length)
                    message.theTitle = $String(object.theTitle);
            if (object.chapterNumber != null)
                if (typeof object.chapterNumber !== "string" || object.chapterNumber.length)
                    message.chapterNumber = $String(object.chapterNumber);
            if (object.titles) {
                if (!$Array.isArray(object.titles))
                    throw $TypeError(".komawari.OriginalTitleGroup.titles: array expected");
                message.titles = $Array(object.titles.length);
                for (let i = 0; i < object.titles.length; ++i) {
                    if (!$util.isObject(object.titles[i]))
                        throw $TypeError(".komawari.OriginalTitleGroup.titles: object expected");
                    message.titles[i] = $root.komawari.UpdatedTitle.fromObject(object.titles[i], _depth + 1);
                }
            }
            if (object.viewCount != null)
                if ($Number(object.viewCount) !== 0)
                    message.viewCount = object.viewCount >>> 0;
            if (object.titleUpdateStatus !== 0 && (typeof object.titleUpdateStatus !== "string" || $root.komawari.TitleUpdateStatus[object.titleUpdateStatus] !== 0))
                switch (object.titleUpdateStatus) {
                case "NONE":
                case 0:
                    message.titleUpdateStatus = 0;
                    break;
                case "NEW":
                case 1:
                    message.titleUpdateStatus = 1;
                    break;
                case "UP":
                case 2:
                    message.titleUpdateStatus = 2;
                    break;
                case "REEDITION":
                case 3:
                    message.titleUpdateStatus = 3;
                    break;
                case "CREATORS_STATUS":
                case 4:
                    message.titleUpdateStatus = 4;
                    break;
                case "OUR_PICKS":
                case 5:
                    message.titleUpdateStatus = 5;
                    break;
                default:
                    if (typeof object.titleUpdateStatus === "number" && (object.titleUpdateStatus | 0) === object.titleUpdateStatus)
                        message.titleUpdateStatus = object.titleUpdateStatus;
                }
            if (object.chapterStartTime != null)
                if ($Number(object.chapterStartTime) !== 0)
                    message.chapterStartTime = object.chapterStartTime >>> 0;
            return message;
        };

        OriginalTitleGroup.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.titles = [];
            if (options.defaults) {
                object.theTitle = "";
                object.chapterNumber = "";
                object.viewCount = 0;
                object.titleUpdateStatus = options.enums === $String ? "NONE" : 0;
                object.chapterStartTime = 0;
            }
            if (message.theTitle != null && $Object.hasOwnProperty.call(message, "theTitle"))
                object.theTitle = message.theTitle;
            if (message.chapterNumber != null && $Object.hasOwnProperty.call(message, "chapterNumber"))
                object.chapterNumber = message.chapterNumber;
            if (message.titles && message.titles.length) {
                object.titles = $Array(message.titles.length);
                for (let j = 0; j < message.titles.length; ++j)
                    object.titles[j] = $root.komawari.UpdatedTitle.toObject(message.titles[j], options, _depth + 1);
            }
            if (message.viewCount != null && $Object.hasOwnProperty.call(message, "viewCount"))
                object.viewCount = message.viewCount;
            if (message.titleUpdateStatus != null && $Object.hasOwnProperty.call(message, "titleUpdateStatus"))
                object.titleUpdateStatus = options.enums === $String ? $root.komawari.TitleUpdateStatus[message.titleUpdateStatus] === $undefined ? message.titleUpdateStatus : $root.komawari.TitleUpdateStatus[message.titleUpdateStatus] : message.titleUpdateStatus;
            if (message.chapterStartTime != null && $Object.hasOwnProperty.call(message, "chapterStartTime"))
                object.chapterStartTime = message.chapterStartTime;
            return object;
        };

        OriginalTitleGroup.prototype.toJSON = function() {
            return OriginalTitleGroup.toObject(this, $protobuf.util.toJSONOptions);
        };

        return OriginalTitleGroup;
    })();

    komawari.UpdatedTitleGroup = (function() {

        const UpdatedTitleGroup = function (properties) {
            this.titles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        UpdatedTitleGroup.prototype.groupName = "";
        UpdatedTitleGroup.prototype.titles = $util.emptyArray;

        UpdatedTitleGroup.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.groupName != null && $Object.hasOwnProperty.call(message, "groupName") && message.groupName !== "")
                writer.uint32(10).string(message.groupName);
            if (message.titles != null && message.titles.length)
                for (let i = 0; i < message.titles.length; ++i)
                    $root.komawari.UpdatedTitle.encode(message.titles[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        UpdatedTitleGroup.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.UpdatedTitleGroup();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.groupName = value;
                        else
                            delete message.groupName;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titles && message.titles.length))
                            message.titles = [];
                        message.titles.push($root.komawari.UpdatedTitle.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        UpdatedTitleGroup.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.UpdatedTitleGroup)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.UpdatedTitleGroup: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.UpdatedTitleGroup();
            if (object.groupName != null)
                if (typeof object.groupName !== "string" || object.groupName.length)
                    message.groupName = $String(object.groupName);
            if (object.titles) {
                if (!$Array.isArray(object.titles))
                    throw $TypeError(".komawari.UpdatedTitleGroup.titles: array expected");
                message.titles = $Array(object.titles.length);
                for (let i = 0; i < object.titles.length; ++i) {
                    if (!$util.isObject(object.titles[i]))
                        throw $TypeError(".komawari.UpdatedTitleGroup.titles: object expected");
                    message.titles[i] = $root.komawari.UpdatedTitle.fromObject(object.titles[i], _depth + 1);
                }
            }
            return message;
        };

        UpdatedTitleGroup.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.titles = [];
            if (options.defaults)
                object.groupName = "";
            if (message.groupName != null && $Object.hasOwnProperty.call(message, "groupName"))
                object.groupName = message.groupName;
            if (message.titles && message.titles.length) {
                object.titles = $Array(message.titles.length);
                for (let j = 0; j < message.titles.length; ++j)
                    object.titles[j] = $root.komawari.UpdatedTitle.toObject(message.titles[j], options, _depth + 1);
            }
            return object;
        };

        UpdatedTitleGroup.prototype.toJSON = function() {
            return UpdatedTitleGroup.toObject(this, $protobuf.util.toJSONOptions);
        };

        return UpdatedTitleGroup;
    })();

    komawari.UpdatedTitleV2Group = (function() {

        const UpdatedTitleV2Group = function (properties) {
            this.titleGroups = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        UpdatedTitleV2Group.prototype.groupName = "";
        UpdatedTitleV2Group.prototype.titleGroups = $util.emptyArray;
        UpdatedTitleV2Group.prototype.groupNameDays = 0;

        UpdatedTitleV2Group.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.groupName != null && $Object.hasOwnProperty.call(message, "groupName") && message.groupName !== "")
                writer.uint32(10).string(message.groupName);
            if (message.titleGroups != null && message.titleGroups.length)
                for (let i = 0; i < message.titleGroups.length; ++i)
                    $root.komawari.OriginalTitleGroup.encode(message.titleGroups[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.groupNameDays != null && $Object.hasOwnProperty.call(message, "groupNameDays") && message.groupNameDays !== 0)
                writer.uint32(24).uint32(message.groupNameDays);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        UpdatedTitleV2Group.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.UpdatedTitleV2Group();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.groupName = value;
                        else
                            delete message.groupName;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titleGroups && message.titleGroups.length))
                            message.titleGroups = [];
                        message.titleGroups.push($root.komawari.OriginalTitleGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.groupNameDays = value;
                        else
                            delete message.groupNameDays;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        UpdatedTitleV2Group.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.UpdatedTitleV2Group)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.UpdatedTitleV2Group: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.UpdatedTitleV2Group();
            if (object.groupName != null)
                if (typeof object.groupName !== "string" || object.groupName.length)
                    message.groupName = $String(object.groupName);
            if (object.titleGroups) {
                if (!$Array.isArray(object.titleGroups))
                    throw $TypeError(".komawari.UpdatedTitleV2Group.titleGroups: array expected");
                message.titleGroups = $Array(object.titleGroups.length);
                for (let i = 0; i < object.titleGroups.length; ++i) {
                    if (!$util.isObject(object.titleGroups[i]))
                        throw $TypeError(".komawari.UpdatedTitleV2Group.titleGroups: object expected");
                    message.titleGroups[i] = $root.komawari.OriginalTitleGroup.fromObject(object.titleGroups[i], _depth + 1);
                }
            }
            if (object.groupNameDays != null)
                if ($Number(object.groupNameDays) !== 0)
                    message.groupNameDays = object.groupNameDays >>> 0;
            return message;
        };

        UpdatedTitleV2Group.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.titleGroups = [];
            if (options.defaults) {
                object.groupName = "";
                object.groupNameDays = 0;
            }
            if (message.groupName != null && $Object.hasOwnProperty.call(message, "groupName"))
                object.groupName = message.groupName;
            if (message.titleGroups && message.titleGroups.length) {
                object.titleGroups = $Array(message.titleGroups.length);
                for (let j = 0; j < message.titleGroups.length; ++j)
                    object.titleGroups[j] = $root.komawari.OriginalTitleGroup.toObject(message.titleGroups[j], options, _depth + 1);
            }
            if (message.groupNameDays != null && $Object.hasOwnProperty.call(message, "groupNameDays"))
                object.groupNameDays = message.groupNameDays;
            return object;
        };

        UpdatedTitleV2Group.prototype.toJSON = function() {
            return UpdatedTitleV2Group.toObject(this, $protobuf.util.toJSONOptions);
        };

        return UpdatedTitleV2Group;
    })();

    komawari.TitleList = (function() {

        const TitleList = function (properties) {
            this.featuredTitles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleList.prototype.listName = "";
        TitleList.prototype.featuredTitles = $util.emptyArray;

        TitleList.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.listName != null && $Object.hasOwnProperty.call(message, "listName") && message.listName !== "")
                writer.uint32(10).string(message.listName);
            if (message.featuredTitles != null && message.featuredTitles.length)
                for (let i = 0; i < message.featuredTitles.length; ++i)
                    $root.komawari.Title.encode(message.featuredTitles[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleList.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleList();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.listName = value;
                        else
                            delete message.listName;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.featuredTitles && message.featuredTitles.length))
                            message.featuredTitles = [];
                        message.featuredTitles.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        TitleList.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.TitleList)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.TitleList: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.TitleList();
            if (object.listName != null)
                if (typeof object.listName !== "string" || object.listName.length)
                    message.listName = $String(object.listName);
            if (object.featuredTitles) {
                if (!$Array.isArray(object.featuredTitles))
                    throw $TypeError(".komawari.TitleList.featuredTitles: array expected");
                message.featuredTitles = $Array(object.featuredTitles.length);
                for (let i = 0; i < object.featuredTitles.length; ++i) {
                    if (!$util.isObject(object.featuredTitles[i]))
                        throw $TypeError(".komawari.TitleList.featuredTitles: object expected");
                    message.featuredTitles[i] = $root.komawari.Title.fromObject(object.featuredTitles[i], _depth + 1);
                }
            }
            return message;
        };

        TitleList.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.featuredTitles = [];
            if (options.defaults)
                object.listName = "";
            if (message.listName != null && $Object.hasOwnProperty.call(message, "listName"))
                object.listName = message.listName;
            if (message.featuredTitles && message.featuredTitles.length) {
                object.featuredTitles = $Array(message.featuredTitles.length);
                for (let j = 0; j < message.featuredTitles.length; ++j)
                    object.featuredTitles[j] = $root.komawari.Title.toObject(message.featuredTitles[j], options, _depth + 1);
            }
            return object;
        };

        TitleList.prototype.toJSON = function() {
            return TitleList.toObject(this, $protobuf.util.toJSONOptions);
        };

        return TitleList;
    })();

    komawari.SubscribableTitle = (function() {

        const SubscribableTitle = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        SubscribableTitle.prototype.title = null;
        SubscribableTitle.prototype.isLatest = false;
        SubscribableTitle.prototype.isSubscribed = false;

        SubscribableTitle.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                $root.komawari.Title.encode(message.title, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.isLatest != null && $Object.hasOwnProperty.call(message, "isLatest") && message.isLatest !== false)
                writer.uint32(16).bool(message.isLatest);
            if (message.isSubscribed != null && $Object.hasOwnProperty.call(message, "isSubscribed") && message.isSubscribed !== false)
                writer.uint32(24).bool(message.isSubscribed);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        SubscribableTitle.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.SubscribableTitle();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.title = $root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1, message.title);
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isLatest = value;
                        else
                            delete message.isLatest;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isSubscribed = value;
                        else
                            delete message.isSubscribed;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        SubscribableTitle.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.SubscribableTitle)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.SubscribableTitle: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.SubscribableTitle();
            if (object.title != null) {
                if (!$util.isObject(object.title))
                    throw $TypeError(".komawari.SubscribableTitle.title: object expected");
                message.title = $root.komawari.Title.fromObject(object.title, _depth + 1);
            }
            if (object.isLatest != null)
                if (object.isLatest)
                    message.isLatest = $Boolean(object.isLatest);
            if (object.isSubscribed != null)
                if (object.isSubscribed)
                    message.isSubscribed = $Boolean(object.isSubscribed);
            return message;
        };

        SubscribableTitle.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.title = null;
                object.isLatest = false;
                object.isSubscribed = false;
            }
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                object.title = $root.komawari.Title.toObject(message.title, options, _depth + 1);
            if (message.isLatest != null && $Object.hasOwnProperty.call(message, "isLatest"))
                object.isLatest = message.isLatest;
            if (message.isSubscribed != null && $Object.hasOwnProperty.call(message, "isSubscribed"))
                object.isSubscribed = message.isSubscribed;
            return object;
        };

        SubscribableTitle.prototype.toJSON = function() {
            return SubscribableTitle.toObject(this, $protobuf.util.toJSONOptions);
        };

        return SubscribableTitle;
    })();

    komawari.ComingSoonTitle = (function() {

        const ComingSoonTitle = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        ComingSoonTitle.prototype.title = null;
        ComingSoonTitle.prototype.nextChapterName = "";
        ComingSoonTitle.prototype.nextChapterStartTimestamp = 0;

        ComingSoonTitle.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                $root.komawari.Title.encode(message.title, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.nextChapterName != null && $Object.hasOwnProperty.call(message, "nextChapterName") && message.nextChapterName !== "")
                writer.uint32(18).string(message.nextChapterName);
            if (message.nextChapterStartTimestamp != null && $Object.hasOwnProperty.call(message, "nextChapterStartTimestamp") && message.nextChapterStartTimestamp !== 0)
                writer.uint32(24).uint32(message.nextChapterStartTimestamp);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        ComingSoonTitle.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.ComingSoonTitle();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.title = $root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1, message.title);
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.nextChapterName = value;
                        else
                            delete message.nextChapterName;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.nextChapterStartTimestamp = value;
                        else
                            delete message.nextChapterStartTimestamp;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        ComingSoonTitle.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.ComingSoonTitle)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.ComingSoonTitle: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.ComingSoonTitle();
            if (object.title != null) {
                if (!$util.isObject(object.title))
                    throw $TypeError(".komawari.ComingSoonTitle.title: object expected");
                message.title = $root.komawari.Title.fromObject(object.title, _depth + 1);
            }
            if (object.nextChapterName != null)
                if (typeof object.nextChapterName !== "string" || object.nextChapterName.length)
                    message.nextChapterName = $String(object.nextChapterName);
            if (object.nextChapterStartTimestamp != null)
                if ($Number(object.nextChapterStartTimestamp) !== 0)
                    message.nextChapterStartTimestamp = object.nextChapterStartTimestamp >>> 0;
            return message;
        };

        ComingSoonTitle.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.title = null;
                object.nextChapterName = "";
                object.nextChapterStartTimestamp = 0;
            }
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                object.title = $root.komawari.Title.toObject(message.title, options, _depth + 1);
            if (message.nextChapterName != null && $Object.hasOwnProperty.call(message, "nextChapterName"))
                object.nextChapterName = message.nextChapterName;
            if (message.nextChapterStartTimestamp != null && $Object.hasOwnProperty.call(message, "nextChapterStartTimestamp"))
                object.nextChapterStartTimestamp = message.nextChapterStartTimestamp;
            return object;
        };

        ComingSoonTitle.prototype.toJSON = function() {
            return ComingSoonTitle.toObject(this, $protobuf.util.toJSONOptions);
        };

        return ComingSoonTitle;
    })();

    komawari.TitleHighlight = (function() {

        const TitleHighlight = function (properties) {
            this.pageUrlList = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleHighlight.prototype.title = null;
        TitleHighlight.prototype.chapterId = 0;
        TitleHighlight.prototype.pageUrlList = $util.emptyArray;
        TitleHighlight.prototype.pageHight = 0;
        TitleHighlight.prototype.pageWidth = 0;
        TitleHighlight.prototype.isVerticalOnly = false;
        TitleHighlight.prototype.isHorizontalOnly = false;

        TitleHighlight.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                $root.komawari.Title.encode(message.title, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.chapterId != null && $Object.hasOwnProperty.call(message, "chapterId") && message.chapterId !== 0)
                writer.uint32(16).uint32(message.chapterId);
            if (message.pageUrlList != null && message.pageUrlList.length)
                for (let i = 0; i < message.pageUrlList.length; ++i)
                    writer.uint32(26).string(message.pageUrlList[i]);
            if (message.pageHight != null && $Object.hasOwnProperty.call(message, "pageHight") && message.pageHight !== 0)
                writer.uint32(32).uint32(message.pageHight);
            if (message.pageWidth != null && $Object.hasOwnProperty.call(message, "pageWidth") && message.pageWidth !== 0)
                writer.uint32(40).uint32(message.pageWidth);
            if (message.isVerticalOnly != null && $Object.hasOwnProperty.call(message, "isVerticalOnly") && message.isVerticalOnly !== false)
                writer.uint32(48).bool(message.isVerticalOnly);
            if (message.isHorizontalOnly != null && $Object.hasOwnProperty.call(message, "isHorizontalOnly") && message.isHorizontalOnly !== false)
                writer.uint32(56).bool(message.isHorizontalOnly);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleHighlight.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleHighlight();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.title = $root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1, message.title);
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.chapterId = value;
                        else
                            delete message.chapterId;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.pageUrlList && message.pageUrlList.length))
                            message.pageUrlList = [];
                        message.pageUrlList.push(reader.stringVerify());
                        continue;
                    }
                case 4: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.pageHight = value;
                        else
                            delete message.pageHight;
                        continue;
                    }
                case 5: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.pageWidth = value;
                        else
                            delete message.pageWidth;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isVerticalOnly = value;
                        else
                            delete message.isVerticalOnly;
                        continue;
                    }
                case 7: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isHorizontalOnly = value;
                        else
                            delete message.isHorizontalOnly;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        TitleHighlight.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.TitleHighlight)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.TitleHighlight: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.TitleHighlight();
            if (object.title != null) {
                if (!$util.isObject(object.title))
                    throw $TypeError(".komawari.TitleHighlight.title: object expected");
                message.title = $root.komawari.Title.fromObject(object.title, _depth + 1);
            }
            if (object.chapterId != null)
                if ($Number(object.chapterId) !== 0)
                    message.chapterId = object.chapterId >>> 0;
            if (object.pageUrlList) {
                if (!$Array.isArray(object.pageUrlList))
                    throw $TypeError(".komawari.TitleHighlight.pageUrlList: array expected");
                message.pageUrlList = $Array(object.pageUrlList.length);
                for (let i = 0; i < object.pageUrlList.length; ++i)
                    message.pageUrlList[i] = $String(object.pageUrlList[i]);
            }
            if (object.pageHight != null)
                if ($Number(object.pageHight) !== 0)
                    message.pageHight = object.pageHight >>> 0;
            if (object.pageWidth != null)
                if ($Number(object.pageWidth) !== 0)
                    message.pageWidth = object.pageWidth >>> 0;
            if (object.isVerticalOnly != null)
                if (object.isVerticalOnly)
                    message.isVerticalOnly = $Boolean(object.isVerticalOnly);
            if (object.isHorizontalOnly != null)
                if (object.isHorizontalOnly)
                    message.isHorizontalOnly = $Boolean(object.isHorizontalOnly);
            return message;
        };

        TitleHighlight.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.pageUrlList = [];
            if (options.defaults) {
                object.title = null;
                object.chapterId = 0;
                object.pageHight = 0;
                object.pageWidth = 0;
                object.isVerticalOnly = false;
                object.isHorizontalOnly = false;
            }
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                object.title = $root.komawari.Title.toObject(message.title, options, _depth + 1);
            if (message.chapterId != null && $Object.hasOwnProperty.call(message, "chapterId"))
                object.chapterId = message.chapterId;
            if (message.pageUrlList && message.pageUrlList.length) {
                object.pageUrlList = $Array(message.pageUrlList.length);
                for (let j = 0; j < message.pageUrlList.length; ++j)
                    object.pageUrlList[j] = message.pageUrlList[j];
            }
            if (message.pageHight != null && $Object.hasOwnProperty.call(message, "pageHight"))
                object.pageHight = message.pageHight;
            if (message.pageWidth != null && $Object.hasOwnProperty.call(message, "pageWidth"))
                object.pageWidth = message.pageWidth;
            if (message.isVerticalOnly != null && $Object.hasOwnProperty.call(message, "isVerticalOnly"))
                object.isVerticalOnly = message.isVerticalOnly;
            if (message.isHorizontalOnly != null && $Object.hasOwnProperty.call(message, "isHorizontalOnly"))
                object.isHorizontalOnly = message.isHorizontalOnly;
            return object;
        };

        TitleHighlight.prototype.toJSON = function() {
            return TitleHighlight.toObject(this, $protobuf.util.toJSONOptions);
        };

        return TitleHighlight;
    })();

    komawari.HomeView = (function() {

        const HomeView = function (properties) {
            this.topBanners = [];
            this.groups = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        HomeView.prototype.topBanners = $util.emptyArray;
        HomeView.prototype.groups = $util.emptyArray;
        HomeView.prototype.popup = null;
        HomeView.prototype.displayTrackingPopup = false;

        HomeView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.topBanners != null && message.topBanners.length)
                for (let i = 0; i < message.topBanners.length; ++i)
                    $root.komawari.Banner.encode(message.topBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.groups != null && message.groups.length)
                for (let i = 0; i < message.groups.length; ++i)
                    $root.komawari.UpdatedTitleGroup.encode(message.groups[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                $root.komawari.Popup.encode(message.popup, writer.uint32(74).fork(), _depth + 1).ldelim();
            if (message.displayTrackingPopup != null && $Object.hasOwnProperty.call(message, "displayTrackingPopup") && message.displayTrackingPopup !== false)
                writer.uint32(80).bool(message.displayTrackingPopup);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        HomeView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.HomeView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.topBanners && message.topBanners.length))
                            message.topBanners = [];
                        message.topBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.groups && message.groups.length))
                            message.groups = [];
                        message.groups.push($root.komawari.UpdatedTitleGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 9: {
                        if (wireType !== 2)
                            break;
                        message.popup = $root.komawari.Popup.decode(reader, reader.size(), $undefined, _depth + 1, message.popup);
                        continue;
                    }
                case 10: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.displayTrackingPopup = value;
                        else
                            delete message.displayTrackingPopup;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        HomeView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.HomeView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.HomeView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.HomeView();
            if (object.topBanners) {
                if (!$Array.isArray(object.topBanners))
                    throw $TypeError(".komawari.HomeView.topBanners: array expected");
                message.topBanners = $Array(object.topBanners.length);
                for (let i = 0; i < object.topBanners.length; ++i) {
                    if (!$util.isObject(object.topBanners[i]))
                        throw $TypeError(".komawari.HomeView.topBanners: object expected");
                    message.topBanners[i] = $root.komawari.Banner.fromObject(object.topBanners[i], _depth + 1);
                }
            }
            if (object.groups) {
                if (!$Array.isArray(object.groups))
                    throw $TypeError(".komawari.HomeView.groups: array expected");
                message.groups = $Array(object.groups.length);
                for (let i = 0; i < object.groups.length; ++i) {
                    if (!$util.isObject(object.groups[i]))
                        throw $TypeError(".komawari.HomeView.groups: object expected");
                    message.groups[i] = $root.komawari.UpdatedTitleGroup.fromObject(object.groups[i], _depth + 1);
                }
            }
            if (object.popup != null) {
                if (!$util.isObject(object.popup))
                    throw $TypeError(".komawari.HomeView.popup: object expected");
                message.popup = $root.komawari.Popup.fromObject(object.popup, _depth + 1);
            }
            if (object.displayTrackingPopup != null)
                if (object.displayTrackingPopup)
                    message.displayTrackingPopup = $Boolean(object.displayTrackingPopup);
            return message;
        };

        HomeView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults) {
                object.topBanners = [];
                object.groups = [];
            }
            if (options.defaults) {
                object.popup = null;
                object.displayTrackingPopup = false;
            }
            if (message.topBanners && message.topBanners.length) {
                object.topBanners = $Array(message.topBanners.length);
                for (let j = 0; j < message.topBanners.length; ++j)
                    object.topBanners[j] = $root.komawari.Banner.toObject(message.topBanners[j], options, _depth + 1);
            }
            if (message.groups && message.groups.length) {
                object.groups = $Array(message.groups.length);
                for (let j = 0; j < message.groups.length; ++j)
                    object.groups[j] = $root.komawari.UpdatedTitleGroup.toObject(message.groups[j], options, _depth + 1);
            }
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                object.popup = $root.komawari.Popup.toObject(message.popup, options, _depth + 1);
            if (message.displayTrackingPopup != null && $Object.hasOwnProperty.call(message, "displayTrackingPopup"))
                object.displayTrackingPopup = message.displayTrackingPopup;
            return object;
        };

        HomeView.prototype.toJSON = function() {
            return HomeView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return HomeView;
    })();

    komawari.HomeViewV2 = (function() {

        const HomeViewV2 = function (properties) {
            this.topBanners = [];
            this.updated = [];
            this.history = [];
            this.comingSoon = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        HomeViewV2.prototype.topBanners = $util.emptyArray;
        HomeViewV2.prototype.updated = $util.emptyArray;
        HomeViewV2.prototype.history = $util.emptyArray;
        HomeViewV2.prototype.comingSoon = $util.emptyArray;
        HomeViewV2.prototype.highlight = null;
        HomeViewV2.prototype.popup = null;
        HomeViewV2.prototype.displayTrackingPopup = false;

        HomeViewV2.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.topBanners != null && message.topBanners.length)
                for (let i = 0; i < message.topBanners.length; ++i)
                    $root.komawari.Banner.encode(message.topBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.updated != null && message.updated.length)
                for (let i = 0; i < message.updated.length; ++i)
                    $root.komawari.OriginalTitleGroup.encode(message.updated[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.history != null && message.history.length)
                for (let i = 0; i < message.history.length; ++i)
                    $root.komawari.SubscribableTitle.encode(message.history[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.comingSoon != null && message.comingSoon.length)
                for (let i = 0; i < message.comingSoon.length; ++i)
                    $root.komawari.ComingSoonTitle.encode(message.comingSoon[i], writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.highlight != null && $Object.hasOwnProperty.call(message, "highlight"))
                $root.komawari.TitleHighlight.encode(message.highlight, writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                $root.komawari.Popup.encode(message.popup, writer.uint32(74).fork(), _depth + 1).ldelim();
            if (message.displayTrackingPopup != null && $Object.hasOwnProperty.call(message, "displayTrackingPopup") && message.displayTrackingPopup !== false)
                writer.uint32(80).bool(message.displayTrackingPopup);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        HomeViewV2.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.HomeViewV2();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.topBanners && message.topBanners.length))
                            message.topBanners = [];
                        message.topBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.updated && message.updated.length))
                            message.updated = [];
                        message.updated.push($root.komawari.OriginalTitleGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.history && message.history.length))
                            message.history = [];
                        message.history.push($root.komawari.SubscribableTitle.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if (!(message.comingSoon && message.comingSoon.length))
                            message.comingSoon = [];
                        message.comingSoon.push($root.komawari.ComingSoonTitle.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        message.highlight = $root.komawari.TitleHighlight.decode(reader, reader.size(), $undefined, _depth + 1, message.highlight);
                        continue;
                    }
                case 9: {
                        if (wireType !== 2)
                            break;
                        message.popup = $root.komawari.Popup.decode(reader, reader.size(), $undefined, _depth + 1, message.popup);
                        continue;
                    }
                case 10: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.displayTrackingPopup = value;
                        else
                            delete message.displayTrackingPopup;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        HomeViewV2.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.HomeViewV2)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.HomeViewV2: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.HomeViewV2();
            if (object.topBanners) {
                if (!$Array.isArray(object.topBanners))
                    throw $TypeError(".komawari.HomeViewV2.topBanners: array expected");
                message.topBanners = $Array(object.topBanners.length);
                for (let i = 0; i < object.topBanners.length; ++i) {
                    if (!$util.isObject(object.topBanners[i]))
                        throw $TypeError(".komawari.HomeViewV2.topBanners: object expected");
                    message.topBanners[i] = $root.komawari.Banner.fromObject(object.topBanners[i], _depth + 1);
                }
            }
            if (object.updated) {
                if (!$Array.isArray(object.updated))
                    throw $TypeError(".komawari.HomeViewV2.updated: array expected");
                message.updated = $Array(object.updated.length);
                for (let i = 0; i < object.updated.length; ++i) {
                    if (!$util.isObject(object.updated[i]))
                        throw $TypeError(".komawari.HomeViewV2.updated: object expected");
                    message.updated[i] = $root.komawari.OriginalTitleGroup.fromObject(object.updated[i], _depth + 1);
                }
            }
            if (object.history) {
                if (!$Array.isArray(object.history))
                    throw $TypeError(".komawari.HomeViewV2.history: array expected");
                message.history = $Array(object.history.length);
                for (let i = 0; i < object.history.length; ++i) {
                    if (!$util.isObject(object.history[i]))
                        throw $TypeError(".komawari.HomeViewV2.history: object expected");
                    message.history[i] = $root.komawari.SubscribableTitle.fromObject(object.history[i], _depth + 1);
                }
            }
            if (object.comingSoon) {
                if (!$Array.isArray(object.comingSoon))
                    throw $TypeError(".komawari.HomeViewV2.comingSoon: array expected");
                message.comingSoon = $Array(object.comingSoon.length);
                for (let i = 0; i < object.comingSoon.length; ++i) {
                    if (!$util.isObject(object.comingSoon[i]))
                        throw $TypeError(".komawari.HomeViewV2.comingSoon: object expected");
                    message.comingSoon[i] = $root.komawari.ComingSoonTitle.fromObject(object.comingSoon[i], _depth + 1);
                }
            }
            if (object.highlight != null) {
                if (!$util.isObject(object.highlight))
                    throw $TypeError(".komawari.HomeViewV2.highlight: object expected");
                message.highlight = $root.komawari.TitleHighlight.fromObject(object.highlight, _depth + 1);
            }
            if (object.popup != null) {
                if (!$util.isObject(object.popup))
                    throw $TypeError(".komawari.HomeViewV2.popup: object expected");
                message.popup = $root.komawari.Popup.fromObject(object.popup, _depth + 1);
            }
            if (object.displayTrackingPopup != null)
                if (object.displayTrackingPopup)
                    message.displayTrackingPopup = $Boolean(object.displayTrackingPopup);
            return message;
        };

        HomeViewV2.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults) {
                object.topBanners = [];
                object.updated = [];
                object.history = [];
                object.comingSoon = [];
            }
            if (options.defaults) {
                object.highlight = null;
                object.popup = null;
                object.displayTrackingPopup = false;
            }
            if (message.topBanners && message.topBanners.length) {
                object.topBanners = $Array(message.topBanners.length);
                for (let j = 0; j < message.topBanners.length; ++j)
                    object.topBanners[j] = $root.komawari.Banner.toObject(message.topBanners[j], options, _depth + 1);
            }
            if (message.updated && message.updated.length) {
                object.updated = $Array(message.updated.length);
                for (let j = 0; j < message.updated.length; ++j)
                    object.updated[j] = $root.komawari.OriginalTitleGroup.toObject(message.updated[j], options, _depth + 1);
            }
            if (message.history && message.history.length) {
                object.history = $Array(message.history.length);
                for (let j = 0; j < message.history.length; ++j)
                    object.history[j] = $root.komawari.SubscribableTitle.toObject(message.history[j], options, _depth + 1);
            }
            if (message.comingSoon && message.comingSoon.length) {
                object.comingSoon = $Array(message.comingSoon.length);
                for (let j = 0; j < message.comingSoon.length; ++j)
                    object.comingSoon[j] = $root.komawari.ComingSoonTitle.toObject(message.comingSoon[j], options, _depth + 1);
            }
            if (message.highlight != null && $Object.hasOwnProperty.call(message, "highlight"))
                object.highlight = $root.komawari.TitleHighlight.toObject(message.highlight, options, _depth + 1);
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                object.popup = $root.komawari.Popup.toObject(message.popup, options, _depth + 1);
            if (message.displayTrackingPopup != null && $Object.hasOwnProperty.call(message, "displayTrackingPopup"))
                object.displayTrackingPopup = message.displayTrackingPopup;
            return object;
        };

        HomeViewV2.prototype.toJSON = function() {
            return HomeViewV2.toObject(this, $protobuf.util.toJSONOptions);
        };

        return HomeViewV2;
    })();

    komawari.HomeViewV3 = (function() {

        const HomeViewV3 = function (properties) {
            this.topBanners = [];
            this.groups = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        HomeViewV3.prototype.topBanners = $util.emptyArray;
        HomeViewV3.prototype.groups = $util.emptyArray;
        HomeViewV3.prototype.popup = null;
        HomeViewV3.prototype.displayTrackingPopup = false;

        HomeViewV3.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.topBanners != null && message.topBanners.length)
                for (let i = 0; i < message.topBanners.length; ++i)
                    $root.komawari.Banner.encode(message.topBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.groups != null && message.groups.length)
                for (let i = 0; i < message.groups.length; ++i)
                    $root.komawari.UpdatedTitleV2Group.encode(message.groups[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                $root.komawari.Popup.encode(message.popup, writer.uint32(74).fork(), _depth + 1).ldelim();
            if (message.displayTrackingPopup != null && $Object.hasOwnProperty.call(message, "displayTrackingPopup") && message.displayTrackingPopup !== false)
                writer.uint32(80).bool(message.displayTrackingPopup);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        HomeViewV3.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.HomeViewV3();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.topBanners && message.topBanners.length))
                            message.topBanners = [];
                        message.topBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.groups && message.groups.length))
                            message.groups = [];
                        message.groups.push($root.komawari.UpdatedTitleV2Group.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 9: {
                        if (wireType !== 2)
                            break;
                        message.popup = $root.komawari.Popup.decode(reader, reader.size(), $undefined, _depth + 1, message.popup);
                        continue;
                    }
                case 10: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.displayTrackingPopup = value;
                        else
                            delete message.displayTrackingPopup;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        HomeViewV3.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.HomeViewV3)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.HomeViewV3: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.HomeViewV3();
            if (object.topBanners) {
                if (!$Array.isArray(object.topBanners))
                    throw $TypeError(".komawari.HomeViewV3.topBanners: array expected");
                message.topBanners = $Array(object.topBanners.length);
                for (let i = 0; i < object.topBanners.length; ++i) {
                    if (!$util.isObject(object.topBanners[i]))
                        throw $TypeError(".komawari.HomeViewV3.topBanners: object expected");
                    message.topBanners[i] = $root.komawari.Banner.fromObject(object.topBanners[i], _depth + 1);
                }
            }
            if (object.groups) {
                if (!$Array.isArray(object.groups))
                    throw $TypeError(".komawari.HomeViewV3.groups: array expected");
                message.groups = $Array(object.groups.length);
                for (let i = 0; i < object.groups.length; ++i) {
                    if (!$util.isObject(object.groups[i]))
                        throw $TypeError(".komawari.HomeViewV3.groups: object expected");
                    message.groups[i] = $root.komawari.UpdatedTitleV2Group.fromObject(object.groups[i], _depth + 1);
                }
            }
            if (object.popup != null) {
                if (!$util.isObject(object.popup))
                    throw $TypeError(".komawari.HomeViewV3.popup: object expected");
                message.popup = $root.komawari.Popup.fromObject(object.popup, _depth + 1);
            }
            if (object.displayTrackingPopup != null)
                if (object.displayTrackingPopup)
                    message.displayTrackingPopup = $Boolean(object.displayTrackingPopup);
            return message;
        };

        HomeViewV3.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults) {
                object.topBanners = [];
                object.groups = [];
            }
            if (options.defaults) {
                object.popup = null;
                object.displayTrackingPopup = false;
            }
            if (message.topBanners && message.topBanners.length) {
                object.topBanners = $Array(message.topBanners.length);
                for (let j = 0; j < message.topBanners.length; ++j)
                    object.topBanners[j] = $root.komawari.Banner.toObject(message.topBanners[j], options, _depth + 1);
            }
            if (message.groups && message.groups.length) {
                object.groups = $Array(message.groups.length);
                for (let j = 0; j < message.groups.length; ++j)
                    object.groups[j] = $root.komawari.UpdatedTitleV2Group.toObject(message.groups[j], options, _depth + 1);
            }
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                object.popup = $root.komawari.Popup.toObject(message.popup, options, _depth + 1);
            if (message.displayTrackingPopup != null && $Object.hasOwnProperty.call(message, "displayTrackingPopup"))
                object.displayTrackingPopup = message.displayTrackingPopup;
            return object;
        };

        HomeViewV3.prototype.toJSON = function() {
            return HomeViewV3.toObject(this, $protobuf.util.toJSONOptions);
        };

        return HomeViewV3;
    })();

    komawari.WebHomeView = (function() {

        const WebHomeView = function (properties) {
            this.topBanners = [];
            this.groups = [];
            this.ranking = [];
            this.featuredTitleLists = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        WebHomeView.prototype.topBanners = $util.emptyArray;
        WebHomeView.prototype.groups = $util.emptyArray;
        WebHomeView.prototype.ranking = $util.emptyArray;
        WebHomeView.prototype.popup = null;
        WebHomeView.prototype.featuredTitleLists = $util.emptyArray;

        WebHomeView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.topBanners != null && message.topBanners.length)
                for (let i = 0; i < message.topBanners.length; ++i)
                    $root.komawari.Banner.encode(message.topBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.groups != null && message.groups.length)
                for (let i = 0; i < message.groups.length; ++i)
                    $root.komawari.UpdatedTitleGroup.encode(message.groups[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.ranking != null && message.ranking.length)
                for (let i = 0; i < message.ranking.length; ++i)
                    $root.komawari.Title.encode(message.ranking[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                $root.komawari.Popup.encode(message.popup, writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.featuredTitleLists != null && message.featuredTitleLists.length)
                for (let i = 0; i < message.featuredTitleLists.length; ++i)
                    $root.komawari.TitleList.encode(message.featuredTitleLists[i], writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        WebHomeView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.WebHomeView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.topBanners && message.topBanners.length))
                            message.topBanners = [];
                        message.topBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.groups && message.groups.length))
                            message.groups = [];
                        message.groups.push($root.komawari.UpdatedTitleGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.ranking && message.ranking.length))
                            message.ranking = [];
                        message.ranking.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        message.popup = $root.komawari.Popup.decode(reader, reader.size(), $undefined, _depth + 1, message.popup);
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if (!(message.featuredTitleLists && message.featuredTitleLists.length))
                            message.featuredTitleLists = [];
                        message.featuredTitleLists.push($root.komawari.TitleList.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        WebHomeView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.WebHomeView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.WebHomeView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.WebHomeView();
            if (object.topBanners) {
                if (!$Array.isArray(object.topBanners))
                    throw $TypeError(".komawari.WebHomeView.topBanners: array expected");
                message.topBanners = $Array(object.topBanners.length);
                for (let i = 0; i < object.topBanners.length; ++i) {
                    if (!$util.isObject(object.topBanners[i]))
                        throw $TypeError(".komawari.WebHomeView.topBanners: object expected");
                    message.topBanners[i] = $root.komawari.Banner.fromObject(object.topBanners[i], _depth + 1);
                }
            }
            if (object.groups) {
                if (!$Array.isArray(object.groups))
                    throw $TypeError(".komawari.WebHomeView.groups: array expected");
                message.groups = $Array(object.groups.length);
                for (let i = 0; i < object.groups.length; ++i) {
                    if (!$util.isObject(object.groups[i]))
                        throw $TypeError(".komawari.WebHomeView.groups: object expected");
                    message.groups[i] = $root.komawari.UpdatedTitleGroup.fromObject(object.groups[i], _depth + 1);
                }
            }
            if (object.ranking) {
                if (!$Array.isArray(object.ranking))
                    throw $TypeError(".komawari.WebHomeView.ranking: array expected");
                message.ranking = $Array(object.ranking.length);
                for (let i = 0; i < object.ranking.length; ++i) {
                    if (!$util.isObject(object.ranking[i]))
                        throw $TypeError(".komawari.WebHomeView.ranking: object expected");
                    message.ranking[i] = $root.komawari.Title.fromObject(object.ranking[i], _depth + 1);
                }
            }
            if (object.popup != null) {
                if (!$util.isObject(object.popup))
                    throw $TypeError(".komawari.WebHomeView.popup: object expected");
                message.popup = $root.komawari.Popup.fromObject(object.popup, _depth + 1);
            }
            if (object.featuredTitleLists) {
                if (!$Array.isArray(object.featuredTitleLists))
                    throw $TypeError(".komawari.WebHomeView.featuredTitleLists: array expected");
                message.featuredTitleLists = $Array(object.featuredTitleLists.length);
                for (let i = 0; i < object.featuredTitleLists.length; ++i) {
                    if (!$util.isObject(object.featuredTitleLists[i]))
                        throw $TypeError(".komawari.WebHomeView.featuredTitleLists: object expected");
                    message.featuredTitleLists[i] = $root.komawari.TitleList.fromObject(object.featuredTitleLists[i], _depth + 1);
                }
            }
            return message;
        };

        WebHomeView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults) {
                object.topBanners = [];
                object.groups = [];
                object.ranking = [];
                object.featuredTitleLists = [];
            }
            if (options.defaults)
                object.popup = null;
            if (message.topBanners && message.topBanners.length) {
                object.topBanners = $Array(message.topBanners.length);
                for (let j = 0; j < message.topBanners.length; ++j)
                    object.topBanners[j] = $root.komawari.Banner.toObject(message.topBanners[j], options, _depth + 1);
            }
            if (message.groups && message.groups.length) {
                object.groups = $Array(message.groups.length);
                for (let j = 0; j < message.groups.length; ++j)
                    object.groups[j] = $root.komawari.UpdatedTitleGroup.toObject(message.groups[j], options, _depth + 1);
            }
            if (message.ranking && message.ranking.length) {
                object.ranking = $Array(message.ranking.length);
                for (let j = 0; j < message.ranking.length; ++j)
                    object.ranking[j] = $root.komawari.Title.toObject(message.ranking[j], options, _depth + 1);
            }
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                object.popup = $root.komawari.Popup.toObject(message.popup, options, _depth + 1);
            if (message.featuredTitleLists && message.featuredTitleLists.length) {
                object.featuredTitleLists = $Array(message.featuredTitleLists.length);
                for (let j = 0; j < message.featuredTitleLists.length; ++j)
                    object.featuredTitleLists[j] = $root.komawari.TitleList.toObject(message.featuredTitleLists[j], options, _depth + 1);
            }
            return object;
        };

        WebHomeView.prototype.toJSON = function() {
            return WebHomeView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return WebHomeView;
    })();

    komawari.WebHomeViewV2 = (function() {

        const WebHomeViewV2 = function (properties) {
            this.topBanners = [];
            this.updated = [];
            this.history = [];
            this.comingSoon = [];
            this.ranking = [];
            this.featuredTitleLists = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        WebHomeViewV2.prototype.topBanners = $util.emptyArray;
        WebHomeViewV2.prototype.updated = $util.emptyArray;
        WebHomeViewV2.prototype.history = $util.emptyArray;
        WebHomeViewV2.prototype.comingSoon = $util.emptyArray;
        WebHomeViewV2.prototype.highlight = null;
        WebHomeViewV2.prototype.ranking = $util.emptyArray;
        WebHomeViewV2.prototype.popup = null;
        WebHomeViewV2.prototype.featuredTitleLists = $util.emptyArray;

        WebHomeViewV2.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.topBanners != null && message.topBanners.length)
                for (let i = 0; i < message.topBanners.length; ++i)
                    $root.komawari.Banner.encode(message.topBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.updated != null && message.updated.length)
                for (let i = 0; i < message.updated.length; ++i)
                    $root.komawari.OriginalTitleGroup.encode(message.updated[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.history != null && message.history.length)
                for (let i = 0; i < message.history.length; ++i)
                    $root.komawari.SubscribableTitle.encode(message.history[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.comingSoon != null && message.comingSoon.length)
                for (let i = 0; i < message.comingSoon.length; ++i)
                    $root.komawari.ComingSoonTitle.encode(message.comingSoon[i], writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.highlight != null && $Object.hasOwnProperty.call(message, "highlight"))
                $root.komawari.TitleHighlight.encode(message.highlight, writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.ranking != null && message.ranking.length)
                for (let i = 0; i < message.ranking.length; ++i)
                    $root.komawari.Title.encode(message.ranking[i], writer.uint32(50).fork(), _depth + 1).ldelim();
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                $root.komawari.Popup.encode(message.popup, writer.uint32(58).fork(), _depth + 1).ldelim();
            if (message.featuredTitleLists != null && message.featuredTitleLists.length)
                for (let i = 0; i < message.featuredTitleLists.length; ++i)
                    $root.komawari.TitleList.encode(message.featuredTitleLists[i], writer.uint32(66).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        WebHomeViewV2.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.WebHomeViewV2();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.topBanners && message.topBanners.length))
                            message.topBanners = [];
                        message.topBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.updated && message.updated.length))
                            message.updated = [];
                        message.updated.push($root.komawari.OriginalTitleGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.history && message.history.length))
                            message.history = [];
                        message.history.push($root.komawari.SubscribableTitle.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if (!(message.comingSoon && message.comingSoon.length))
                            message.comingSoon = [];
                        message.comingSoon.push($root.komawari.ComingSoonTitle.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        message.highlight = $root.komawari.TitleHighlight.decode(reader, reader.size(), $undefined, _depth + 1, message.highlight);
                        continue;
                    }
                case 6: {
                        if (wireType !== 2)
                            break;
                        if (!(message.ranking && message.ranking.length))
                            message.ranking = [];
                        message.ranking.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 7: {
                        if (wireType !== 2)
                            break;
                        message.popup = $root.komawari.Popup.decode(reader, reader.size(), $undefined, _depth + 1, message.popup);
                        continue;
                    }
                case 8: {
                        if (wireType !== 2)
                            break;
                        if (!(message.featuredTitleLists && message.featuredTitleLists.length))
                            message.featuredTitleLists = [];
                        message.featuredTitleLists.push($root.komawari.TitleList.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        WebHomeViewV2.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.WebHomeViewV2)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.WebHomeViewV2: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.WebHomeViewV2();
            if (object.topBanners) {
                if (!$Array.isArray(object.topBanners))
                    throw $TypeError(".komawari.WebHomeViewV2.topBanners: array expected");
                message.topBanners = $Array(object.topBanners.length);
                for (let i = 0; i < object.topBanners.length; ++i) {
                    if (!$util.isObject(object.topBanners[i]))
                        throw $TypeError(".komawari.WebHomeViewV2.topBanners: object expected");
                    message.topBanners[i] = $root.komawari.Banner.fromObject(object.topBanners[i], _depth + 1);
                }
            }
            if (object.updated) {
                if (!$Array.isArray(object.updated))
                    throw $TypeError(".komawari.WebHomeViewV2.updated: array expected");
                message.updated = $Array(object.updated.length);
                for (let i = 0; i < object.updated.length; ++i) {
                    if (!$util.isObject(object.updated[i]))
                        throw $TypeError(".komawari.WebHomeViewV2.updated: object expected");
                    message.updated[i] = $root.komawari.OriginalTitleGroup.fromObject(object.updated[i], _depth + 1);
                }
            }
            if (object.history) {
                if (!$Array.isArray(object.history))
                    throw $TypeError(".komawari.WebHomeViewV2.history: array expected");
                message.history = $Array(object.history.length);
                for (let i = 0; i < object.history.length; ++i) {
                    if (!$util.isObject(object.history[i]))
                        throw $TypeError(".komawari.WebHomeViewV2.history: object expected");
                    message.history[i] = $root.komawari.SubscribableTitle.fromObject(object.history[i], _depth + 1);
                }
            }
            if (object.comingSoon) {
                if (!$Array.isArray(object.comingSoon))
                    throw $TypeError(".komawari.WebHomeViewV2.comingSoon: array expected");
                message.comingSoon = $Array(object.comingSoon.length);
                for (let i = 0; i < object.comingSoon.length; ++i) {
                    if (!$util.isObject(object.comingSoon[i]))
                        throw $TypeError(".komawari.WebHomeViewV2.comingSoon: object expected");
                    message.comingSoon[i] = $root.komawari.ComingSoonTitle.fromObject(object.comingSoon[i], _depth + 1);
                }
            }
            if (object.highlight != null) {
                if (!$util.isObject(object.highlight))
                    throw $TypeError(".komawari.WebHomeViewV2.highlight: object expected");
                message.highlight = $root.komawari.TitleHighlight.fromObject(object.highlight, _depth + 1);
            }
            if (object.ranking) {
                if (!$Array.isArray(object.ranking))
                    throw $TypeError(".komawari.WebHomeViewV2.ranking: array expected");
                message.ranking = $Array(object.ranking.length);
                for (let i = 0; i < object.ranking.length; ++i) {
                    if (!$util.isObject(object.ranking[i]))
                        throw $TypeError(".komawari.WebHomeViewV2.ranking: object expected");
                    message.ranking[i] = $root.komawari.Title.fromObject(object.ranking[i], _depth + 1);
                }
            }
            if (object.popup != null) {
                if (!$util.isObject(object.popup))
                    throw $TypeError(".komawari.WebHomeViewV2.popup: object expected");
                message.popup = $root.komawari.Popup.fromObject(object.popup, _depth + 1);
            }
            if (object.featuredTitleLists) {
                if (!$Array.isArray(object.featuredTitleLists))
                    throw $TypeError(".komawari.WebHomeViewV2.featuredTitleLists: array expected");
                message.featuredTitleLists = $Array(object.featuredTitleLists.length);
                for (let i = 0; i < object.featuredTitleLists.length; ++i) {
                    if (!$util.isObject(object.featuredTitleLists[i]))
                        throw $TypeError(".komawari.WebHomeViewV2.featuredTitleLists: object expected");
                    message.featuredTitleLists[i] = $root.komawari.TitleList.fromObject(object.featuredTitleLists[i], _depth + 1);
                }
            }
            return message;
        };

        WebHomeViewV2.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults) {
                object.topBanners = [];
                object.updated = [];
                object.history = [];
                object.comingSoon = [];
                object.ranking = [];
                object.featuredTitleLists = [];
            }
            if (options.defaults) {
                object.highlight = null;
                object.popup = null;
            }
            if (message.topBanners && message.topBanners.length) {
                object.topBanners = $Array(message.topBanners.length);
                for (let j = 0; j < message.topBanners.length; ++j)
                    object.topBanners[j] = $root.komawari.Banner.toObject(message.topBanners[j], options, _depth + 1);
            }
            if (message.updated && message.updated.length) {
                object.updated = $Array(message.updated.length);
                for (let j = 0; j < message.updated.length; ++j)
                    object.updated[j] = $root.komawari.OriginalTitleGroup.toObject(message.updated[j], options, _depth + 1);
            }
            if (message.history && message.history.length) {
                object.history = $Array(message.history.length);
                for (let j = 0; j < message.history.length; ++j)
                    object.history[j] = $root.komawari.SubscribableTitle.toObject(message.history[j], options, _depth + 1);
            }
            if (message.comingSoon && message.comingSoon.length) {
                object.comingSoon = $Array(message.comingSoon.length);
                for (let j = 0; j < message.comingSoon.length; ++j)
                    object.comingSoon[j] = $root.komawari.ComingSoonTitle.toObject(message.comingSoon[j], options, _depth + 1);
            }
            if (message.highlight != null && $Object.hasOwnProperty.call(message, "highlight"))
                object.highlight = $root.komawari.TitleHighlight.toObject(message.highlight, options, _depth + 1);
            if (message.ranking && message.ranking.length) {
                object.ranking = $Array(message.ranking.length);
                for (let j = 0; j < message.ranking.length; ++j)
                    object.ranking[j] = $root.komawari.Title.toObject(message.ranking[j], options, _depth + 1);
            }
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                object.popup = $root.komawari.Popup.toObject(message.popup, options, _depth + 1);
            if (message.featuredTitleLists && message.featuredTitleLists.length) {
                object.featuredTitleLists = $Array(message.featuredTitleLists.length);
                for (let j = 0; j < message.featuredTitleLists.length; ++j)
                    object.featuredTitleLists[j] = $root.komawari.TitleList.toObject(message.featuredTitleLists[j], options, _depth + 1);
            }
            return object;
        };

        WebHomeViewV2.prototype.toJSON = function() {
            return WebHomeViewV2.toObject(this, $protobuf.util.toJSONOptions);
        };

        return WebHomeViewV2;
    })();

    komawari.WebHomeViewV3 = (function() {

        const WebHomeViewV3 = function (properties) {
            this.topBanners = [];
            this.groups = [];
            this.ranking = [];
            this.featuredTitleLists = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        WebHomeViewV3.prototype.topBanners = $util.emptyArray;
        WebHomeViewV3.prototype.groups = $util.emptyArray;
        WebHomeViewV3.prototype.ranking = $util.emptyArray;
        WebHomeViewV3.prototype.popup = null;
        WebHomeViewV3.prototype.featuredTitleLists = $util.emptyArray;

        WebHomeViewV3.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.topBanners != null && message.topBanners.length)
                for (let i = 0; i < message.topBanners.length; ++i)
                    $root.komawari.Banner.encode(message.topBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.groups != null && message.groups.length)
                for (let i = 0; i < message.groups.length; ++i)
                    $root.komawari.UpdatedTitleV2Group.encode(message.groups[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.ranking != null && message.ranking.length)
                for (let i = 0; i < message.ranking.length; ++i)
                    $root.komawari.Title.encode(message.ranking[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                $root.komawari.Popup.encode(message.popup, writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.featuredTitleLists != null && message.featuredTitleLists.length)
                for (let i = 0; i < message.featuredTitleLists.length; ++i)
                    $root.komawari.TitleList.encode(message.featuredTitleLists[i], writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        WebHomeViewV3.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.WebHomeViewV3();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.topBanners && message.topBanners.length))
                            message.topBanners = [];
                        message.topBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.groups && message.groups.length))
                            message.groups = [];
                        message.groups.push($root.komawari.UpdatedTitleV2Group.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.ranking && message.ranking.length))
                            message.ranking = [];
                        message.ranking.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        message.popup = $root.komawari.Popup.decode(reader, reader.size(), $undefined, _depth + 1, message.popup);
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if (!(message.featuredTitleLists && message.featuredTitleLists.length))
                            message.featuredTitleLists = [];
                        message.featuredTitleLists.push($root.komawari.TitleList.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        WebHomeViewV3.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.WebHomeViewV3)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.WebHomeViewV3: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.WebHomeViewV3();
            if (object.topBanners) {
                if (!$Array.isArray(object.topBanners))
                    throw $TypeError(".komawari.WebHomeViewV3.topBanners: array expected");
                message.topBanners = $Array(object.topBanners.length);
                for (let i = 0; i < object.topBanners.length; ++i) {
                    if (!$util.isObject(object.topBanners[i]))
                        throw $TypeError(".komawari.WebHomeViewV3.topBanners: object expected");
                    message.topBanners[i] = $root.komawari.Banner.fromObject(object.topBanners[i], _depth + 1);
                }
            }
            if (object.groups) {
                if (!$Array.isArray(object.groups))
                    throw $TypeError(".komawari.WebHomeViewV3.groups: array expected");
                message.groups = $Array(object.groups.length);
                for (let i = 0; i < object.groups.length; ++i) {
                    if (!$util.isObject(object.groups[i]))
                        throw $TypeError(".komawari.WebHomeViewV3.groups: object expected");
                    message.groups[i] = $root.komawari.UpdatedTitleV2Group.fromObject(object.groups[i], _depth + 1);
                }
            }
            if (object.ranking) {
                if (!$Array.isArray(object.ranking))
                    throw $TypeError(".komawari.WebHomeViewV3.ranking: array expected");
                message.ranking = $Array(object.ranking.length);
                for (let i = 0; i < object.ranking.length; ++i) {
                    if (!$util.isObject(object.ranking[i]))
                        throw $TypeError(".komawari.WebHomeViewV3.ranking: object expected");
                    message.ranking[i] = $root.komawari.Title.fromObject(object.ranking[i], _depth + 1);
                }
            }
            if (object.popup != null) {
                if (!$util.isObject(object.popup))
                    throw $TypeError(".komawari.WebHomeViewV3.popup: object expected");
                message.popup = $root.komawari.Popup.fromObject(object.popup, _depth + 1);
            }
            if (object.featuredTitleLists) {
                if (!$Array.isArray(object.featuredTitleLists))
                    throw $TypeError(".komawari.WebHomeViewV3.featuredTitleLists: array expected");
                message.featuredTitleLists = $Array(object.featuredTitleLists.length);
                for (let i = 0; i < object.featuredTitleLists.length; ++i) {
                    if (!$util.isObject(object.featuredTitleLists[i]))
                        throw $TypeError(".komawari.WebHomeViewV3.featuredTitleLists: object expected");
                    message.featuredTitleLists[i] = $root.komawari.TitleList.fromObject(object.featuredTitleLists[i], _depth + 1);
                }
            }
            return message;
        };

        WebHomeViewV3.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults) {
                object.topBanners = [];
                object.groups = [];
                object.ranking = [];
                object.featuredTitleLists = [];
            }
            if (options.defaults)
                object.popup = null;
            if (message.topBanners && message.topBanners.length) {
                object.topBanners = $Array(message.topBanners.length);
                for (let j = 0; j < message.topBanners.length; ++j)
                    object.topBanners[j] = $root.komawari.Banner.toObject(message.topBanners[j], options, _depth + 1);
            }
            if (message.groups && message.groups.length) {
                object.groups = $Array(message.groups.length);
                for (let j = 0; j < message.groups.length; ++j)
                    object.groups[j] = $root.komawari.UpdatedTitleV2Group.toObject(message.groups[j], options, _depth + 1);
            }
            if (message.ranking && message.ranking.length) {
                object.ranking = $Array(message.ranking.length);
                for (let j = 0; j < message.ranking.length; ++j)
                    object.ranking[j] = $root.komawari.Title.toObject(message.ranking[j], options, _depth + 1);
            }
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                object.popup = $root.komawari.Popup.toObject(message.popup, options, _depth + 1);
            if (message.featuredTitleLists && message.featuredTitleLists.length) {
                object.featuredTitleLists = $Array(message.featuredTitleLists.length);
                for (let j = 0; j < message.featuredTitleLists.length; ++j)
                    object.featuredTitleLists[j] = $root.komawari.TitleList.toObject(message.featuredTitleLists[j], options, _depth + 1);
            }
            return object;
        };

        WebHomeViewV3.prototype.toJSON = function() {
            return WebHomeViewV3.toObject(this, $protobuf.util.toJSONOptions);
        };

        return WebHomeViewV3;
    })();

    komawari.WebHomeViewV4 = (function() {

        const WebHomeViewV4 = function (properties) {
            this.topBanners = [];
            this.groups = [];
            this.rankedTitles = [];
            this.featuredTitleLists = [];
            this.serviceAnnouncements = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        WebHomeViewV4.prototype.topBanners = $util.emptyArray;
        WebHomeViewV4.prototype.groups = $util.emptyArray;
        WebHomeViewV4.prototype.rankedTitles = $util.emptyArray;
        WebHomeViewV4.prototype.popup = null;
        WebHomeViewV4.prototype.featuredTitleLists = $util.emptyArray;
        WebHomeViewV4.prototype.serviceAnnouncements = $util.emptyArray;

        WebHomeViewV4.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.topBanners != null && message.topBanners.length)
                for (let i = 0; i < message.topBanners.length; ++i)
                    $root.komawari.Banner.encode(message.topBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.groups != null && message.groups.length)
                for (let i = 0; i < message.groups.length; ++i)
                    $root.komawari.UpdatedTitleV2Group.encode(message.groups[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.rankedTitles != null && message.rankedTitles.length)
                for (let i = 0; i < message.rankedTitles.length; ++i)
                    $root.komawari.TitleRankingGroup.encode(message.rankedTitles[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                $root.komawari.Popup.encode(message.popup, writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.featuredTitleLists != null && message.featuredTitleLists.length)
                for (let i = 0; i < message.featuredTitleLists.length; ++i)
                    $root.komawari.TitleList.encode(message.featuredTitleLists[i], writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.serviceAnnouncements != null && message.serviceAnnouncements.length)
                for (let i = 0; i < message.serviceAnnouncements.length; ++i)
                    $root.komawari.ServiceAnnouncement.encode(message.serviceAnnouncements[i], writer.uint32(50).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        WebHomeViewV4.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.WebHomeViewV4();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.topBanners && message.topBanners.length))
                            message.topBanners = [];
                        message.topBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.groups && message.groups.length))
                            message.groups = [];
                        message.groups.push($root.komawari.UpdatedTitleV2Group.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.rankedTitles && message.rankedTitles.length))
                            message.rankedTitles = [];
                        message.rankedTitles.push($root.komawari.TitleRankingGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        message.popup = $root.komawari.Popup.decode(reader, reader.size(), $undefined, _depth + 1, message.popup);
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if (!(message.featuredTitleLists && message.featuredTitleLists.length))
                            message.featuredTitleLists = [];
                        message.featuredTitleLists.push($root.komawari.TitleList.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 6: {
                        if (wireType !== 2)
                            break;
                        if (!(message.serviceAnnouncements && message.serviceAnnouncements.length))
                            message.serviceAnnouncements = [];
                        message.serviceAnnouncements.push($root.komawari.ServiceAnnouncement.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        WebHomeViewV4.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.WebHomeViewV4)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.WebHomeViewV4: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.WebHomeViewV4();
            if (object.topBanners) {
                if (!$Array.isArray(object.topBanners))
                    throw $TypeError(".komawari.WebHomeViewV4.topBanners: array expected");
                message.topBanners = $Array(object.topBanners.length);
                for (let i = 0; i < object.topBanners.length; ++i) {
                    if (!$util.isObject(object.topBanners[i]))
                        throw $TypeError(".komawari.WebHomeViewV4.topBanners: object expected");
                    message.topBanners[i] = $root.komawari.Banner.fromObject(object.topBanners[i], _depth + 1);
                }
            }
            if (object.groups) {
                if (!$Array.isArray(object.groups))
                    throw $TypeError(".komawari.WebHomeViewV4.groups: array expected");
                message.groups = $Array(object.groups.length);
                for (let i = 0; i < object.groups.length; ++i) {
                    if (!$util.isObject(object.groups[i]))
                        throw $TypeError(".komawari.WebHomeViewV4.groups: object expected");
                    message.groups[i] = $root.komawari.UpdatedTitleV2Group.fromObject(object.groups[i], _depth + 1);
                }
            }
            if (object.rankedTitles) {
                if (!$Array.isArray(object.rankedTitles))
                    throw $TypeError(".komawari.WebHomeViewV4.rankedTitles: array expected");
                message.rankedTitles = $Array(object.rankedTitles.length);
                for (let i = 0; i < object.rankedTitles.length; ++i) {
                    if (!$util.isObject(object.rankedTitles[i]))
                        throw $TypeError(".komawari.WebHomeViewV4.rankedTitles: object expected");
                    message.rankedTitles[i] = $root.komawari.TitleRankingGroup.fromObject(object.rankedTitles[i], _depth + 1);
                }
            }
            if (object.popup != null) {
                if (!$util.isObject(object.popup))
                    throw $TypeError(".komawari.WebHomeViewV4.popup: object expected");
                message.popup = $root.komawari.Popup.fromObject(object.popup, _depth + 1);
            }
            if (object.featuredTitleLists) {
                if (!$Array.isArray(object.featuredTitleLists))
                    throw $TypeError(".komawari.WebHomeViewV4.featuredTitleLists: array expected");
                message.featuredTitleLists = $Array(object.featuredTitleLists.length);
                for (let i = 0; i < object.featuredTitleLists.length; ++i) {
                    if (!$util.isObject(object.featuredTitleLists[i]))
                        throw $TypeError(".komawari.WebHomeViewV4.featuredTitleLists: object expected");
                    message.featuredTitleLists[i] = $root.komawari.TitleList.fromObject(object.featuredTitleLists[i], _depth + 1);
                }
            }
            if (object.serviceAnnouncements) {
                if (!$Array.isArray(object.serviceAnnouncements))
                    throw $TypeError(".komawari.WebHomeViewV4.serviceAnnouncements: array expected");
                message.serviceAnnouncements = $Array(object.serviceAnnouncements.length);
                for (let i = 0; i < object.serviceAnnouncements.length; ++i) {
                    if (!$util.isObject(object.serviceAnnouncements[i]))
                        throw $TypeError(".komawari.WebHomeViewV4.serviceAnnouncements: object expected");
                    message.serviceAnnouncements[i] = $root.komawari.ServiceAnnouncement.fromObject(object.serviceAnnouncements[i], _depth + 1);
                }
            }
            return message;
        };

        WebHomeViewV4.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults) {
                object.topBanners = [];
                object.groups = [];
                object.rankedTitles = [];
                object.featuredTitleLists = [];
                object.serviceAnnouncements = [];
            }
            if (options.defaults)
                object.popup = null;
            if (message.topBanners && message.topBanners.length) {
                object.topBanners = $Array(message.topBanners.length);
                for (let j = 0; j < message.topBanners.length; ++j)
                    object.topBanners[j] = $root.komawari.Banner.toObject(message.topBanners[j], options, _depth + 1);
            }
            if (message.groups && message.groups.length) {
                object.groups = $Array(message.groups.length);
                for (let j = 0; j < message.groups.length; ++j)
                    object.groups[j] = $root.komawari.UpdatedTitleV2Group.toObject(message.groups[j], options, _depth + 1);
            }
            if (message.rankedTitles && message.rankedTitles.length) {
                object.rankedTitles = $Array(message.rankedTitles.length);
                for (let j = 0; j < message.rankedTitles.length; ++j)
                    object.rankedTitles[j] = $root.komawari.TitleRankingGroup.toObject(message.rankedTitles[j], options, _depth + 1);
            }
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                object.popup = $root.komawari.Popup.toObject(message.popup, options, _depth + 1);
            if (message.featuredTitleLists && message.featuredTitleLists.length) {
                object.featuredTitleLists = $Array(message.featuredTitleLists.length);
                for (let j = 0; j < message.featuredTitleLists.length; ++j)
                    object.featuredTitleLists[j] = $root.komawari.TitleList.toObject(message.featuredTitleLists[j], options, _depth + 1);
            }
            if (message.serviceAnnouncements && message.serviceAnnouncements.length) {
                object.serviceAnnouncements = $Array(message.serviceAnnouncements.length);
                for (let j = 0; j < message.serviceAnnouncements.length; ++j)
                    object.serviceAnnouncements[j] = $root.komawari.ServiceAnnouncement.toObject(message.serviceAnnouncements[j], options, _depth + 1);
            }
            return object;
        };

        WebHomeViewV4.prototype.toJSON = function() {
            return WebHomeViewV4.toObject(this, $protobuf.util.toJSONOptions);
        };

        return WebHomeViewV4;
    })();

    komawari.UpdatedTitleListView = (function() {

        const UpdatedTitleListView = function (properties) {
            this.groups = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        UpdatedTitleListView.prototype.groups = $util.emptyArray;

        UpdatedTitleListView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.groups != null && message.groups.length)
                for (let i = 0; i < message.groups.length; ++i)
                    $root.komawari.UpdatedTitleGroup.encode(message.groups[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        UpdatedTitleListView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.UpdatedTitleListView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.groups && message.groups.length))
                            message.groups = [];
                        message.groups.push($root.komawari.UpdatedTitleGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        UpdatedTitleListView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.UpdatedTitleListView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.UpdatedTitleListView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.UpdatedTitleListView();
            if (object.groups) {
                if (!$Array.isArray(object.groups))
                    throw $TypeError(".komawari.UpdatedTitleListView.groups: array expected");
                message.groups = $Array(object.groups.length);
                for (let i = 0; i < object.groups.length; ++i) {
                    if (!$util.isObject(object.groups[i]))
                        throw $TypeError(".komawari.UpdatedTitleListView.groups: object expected");
                    message.groups[i] = $root.komawari.UpdatedTitleGroup.fromObject(object.groups[i], _depth + 1);
                }
            }
            return message;
        };

        UpdatedTitleListView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.groups = [];
            if (message.groups && message.groups.length) {
                object.groups = $Array(message.groups.length);
                for (let j = 0; j < message.groups.length; ++j)
                    object.groups[j] = $root.komawari.UpdatedTitleGroup.toObject(message.groups[j], options, _depth + 1);
            }
            return object;
        };

        UpdatedTitleListView.prototype.toJSON = function() {
            return UpdatedTitleListView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return UpdatedTitleListView;
    })();

    komawari.AllTitlesView = (function() {

        const AllTitlesView = function (properties) {
            this.titles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        AllTitlesView.prototype.titles = $util.emptyArray;

        AllTitlesView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.titles != null && message.titles.length)
                for (let i = 0; i < message.titles.length; ++i)
                    $root.komawari.Title.encode(message.titles[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        AllTitlesView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.AllTitlesView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titles && message.titles.length))
                            message.titles = [];
                        message.titles.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        AllTitlesView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.AllTitlesView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.AllTitlesView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.AllTitlesView();
            if (object.titles) {
                if (!$Array.isArray(object.titles))
                    throw $TypeError(".komawari.AllTitlesView.titles: array expected");
                message.titles = $Array(object.titles.length);
                for (let i = 0; i < object.titles.length; ++i) {
                    if (!$util.isObject(object.titles[i]))
                        throw $TypeError(".komawari.AllTitlesView.titles: object expected");
                    message.titles[i] = $root.komawari.Title.fromObject(object.titles[i], _depth + 1);
                }
            }
            return message;
        };

        AllTitlesView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.titles = [];
            if (message.titles && message.titles.length) {
                object.titles = $Array(message.titles.length);
                for (let j = 0; j < message.titles.length; ++j)
                    object.titles[j] = $root.komawari.Title.toObject(message.titles[j], options, _depth + 1);
            }
            return object;
        };

        AllTitlesView.prototype.toJSON = function() {
            return AllTitlesView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return AllTitlesView;
    })();

    komawari.AllTitlesViewV2 = (function() {

        const AllTitlesViewV2 = function (properties) {
            this.AllTitlesGroup = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        AllTitlesViewV2.prototype.AllTitlesGroup = $util.emptyArray;

        AllTitlesViewV2.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.AllTitlesGroup != null && message.AllTitlesGroup.length)
                for (let i = 0; i < message.AllTitlesGroup.length; ++i)
                    $root.komawari.AllTitlesGroup.encode(message.AllTitlesGroup[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        AllTitlesViewV2.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.AllTitlesViewV2();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.AllTitlesGroup && message.AllTitlesGroup.length))
                            message.AllTitlesGroup = [];
                        message.AllTitlesGroup.push($root.komawari.AllTitlesGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        AllTitlesViewV2.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.AllTitlesViewV2)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.AllTitlesViewV2: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.AllTitlesViewV2();
            if (object.AllTitlesGroup) {
                if (!$Array.isArray(object.AllTitlesGroup))
                    throw $TypeError(".komawari.AllTitlesViewV2.AllTitlesGroup: array expected");
                message.AllTitlesGroup = $Array(object.AllTitlesGroup.length);
                for (let i = 0; i < object.AllTitlesGroup.length; ++i) {
                    if (!$util.isObject(object.AllTitlesGroup[i]))
                        throw $TypeError(".komawari.AllTitlesViewV2.AllTitlesGroup: object expected");
                    message.AllTitlesGroup[i] = $root.komawari.AllTitlesGroup.fromObject(object.AllTitlesGroup[i], _depth + 1);
                }
            }
            return message;
        };

        AllTitlesViewV2.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.AllTitlesGroup = [];
            if (message.AllTitlesGroup && message.AllTitlesGroup.length) {
                object.AllTitlesGroup = $Array(message.AllTitlesGroup.length);
                for (let j = 0; j < message.AllTitlesGroup.length; ++j)
                    object.AllTitlesGroup[j] = $root.komawari.AllTitlesGroup.toObject(message.AllTitlesGroup[j], options, _depth + 1);
            }
            return object;
        };

        AllTitlesViewV2.prototype.toJSON = function() {
            return AllTitlesViewV2.toObject(this, $protobuf.util.toJSONOptions);
        };

        return AllTitlesViewV2;
    })();

    komawari.AllTitlesGroup = (function() {

        const AllTitlesGroup = function (properties) {
            this.titles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        AllTitlesGroup.prototype.theTitle = "";
        AllTitlesGroup.prototype.titles = $util.emptyArray;

        AllTitlesGroup.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.theTitle != null && $Object.hasOwnProperty.call(message, "theTitle") && message.theTitle !== "")
                writer.uint32(10).string(message.theTitle);
            if (message.titles != null && message.titles.length)
                for (let i = 0; i < message.titles.length; ++i)
                    $root.komawari.Title.encode(message.titles[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        AllTitlesGroup.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.AllTitlesGroup();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.theTitle = value;
                        else
                            delete message.theTitle;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titles && message.titles.length))
                            message.titles = [];
                        message.titles.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        AllTitlesGroup.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.AllTitlesGroup)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.AllTitlesGroup: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.AllTitlesGroup();
            if (object.theTitle != null)
                if (typeof object.theTitle !== "string" || object.theTitle.length)
                    message.theTitle = $String(object.theTitle);
            if (object.titles) {
                if (!$Array.isArray(object.titles))
                    throw $TypeError(".komawari.AllTitlesGroup.titles: array expected");
                message.titles = $Array(object.titles.length);
                for (let i = 0; i < object.titles.length; ++i) {
                    if (!$util.isObject(object.titles[i]))
                        throw $TypeError(".komawari.AllTitlesGroup.titles: object expected");
                    message.titles[i] = $root.komawari.Title.fromObject(object.titles[i], _depth + 1);
                }
            }
            return message;
        };

        AllTitlesGroup.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.titles = [];
            if (options.defaults)
                object.theTitle = "";
            if (message.theTitle != null && $Object.hasOwnProperty.call(message, "theTitle"))
                object.theTitle = message.theTitle;
            if (message.titles && message.titles.length) {
                object.titles = $Array(message.titles.length);
                for (let j = 0; j < message.titles.length; ++j)
                    object.titles[j] = $root.komawari.Title.toObject(message.titles[j], options, _depth + 1);
            }
            return object;
        };

        AllTitlesGroup.prototype.toJSON = function() {
            return AllTitlesGroup.toObject(this, $protobuf.util.toJSONOptions);
        };

        return AllTitlesGroup;
    })();

    komawari.TitleRankingView = (function() {

        const TitleRankingView = function (properties) {
            this.titles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleRankingView.prototype.titles = $util.emptyArray;

        TitleRankingView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.titles != null && message.titles.length)
                for (let i = 0; i < message.titles.length; ++i)
                    $root.komawari.Title.encode(message.titles[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleRankingView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleRankingView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titles && message.titles.length))
                            message.titles = [];
                        message.titles.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        TitleRankingView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.TitleRankingView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.TitleRankingView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.TitleRankingView();
            if (object.titles) {
                if (!$Array.isArray(object.titles))
                    throw $TypeError(".komawari.TitleRankingView.titles: array expected");
                message.titles = $Array(object.titles.length);
                for (let i = 0; i < object.titles.length; ++i) {
                    if (!$util.isObject(object.titles[i]))
                        throw $TypeError(".komawari.TitleRankingView.titles: object expected");
                    message.titles[i] = $root.komawari.Title.fromObject(object.titles[i], _depth + 1);
                }
            }
            return message;
        };

        TitleRankingView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.titles = [];
            if (message.titles && message.titles.length) {
                object.titles = $Array(message.titles.length);
                for (let j = 0; j < message.titles.length; ++j)
                    object.titles[j] = $root.komawari.Title.toObject(message.titles[j], options, _depth + 1);
            }
            return object;
        };

        TitleRankingView.prototype.toJSON = function() {
            return TitleRankingView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return TitleRankingView;
    })();

    komawari.TitleRankingViewV2 = (function() {

        const TitleRankingViewV2 = function (properties) {
            this.rankingBanners = [];
            this.rankedTitles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleRankingViewV2.prototype.rankingBanners = $util.emptyArray;
        TitleRankingViewV2.prototype.updatedTimeStamp = 0;
        TitleRankingViewV2.prototype.rankedTitles = $util.emptyArray;

        TitleRankingViewV2.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.rankingBanners != null && message.rankingBanners.length)
                for (let i = 0; i < message.rankingBanners.length; ++i)
                    $root.komawari.Banner.encode(message.rankingBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.updatedTimeStamp != null && $Object.hasOwnProperty.call(message, "updatedTimeStamp") && message.updatedTimeStamp !== 0)
                writer.uint32(16).uint32(message.updatedTimeStamp);
            if (message.rankedTitles != null && message.rankedTitles.length)
                for (let i = 0; i < message.rankedTitles.length; ++i)
                    $root.komawari.TitleRankingGroup.encode(message.rankedTitles[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleRankingViewV2.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleRankingViewV2();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.rankingBanners && message.rankingBanners.length))
                            message.rankingBanners = [];
                        message.rankingBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.updatedTimeStamp = value;
                        else
                            delete message.updatedTimeStamp;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.rankedTitles && message.rankedTitles.length))
                            message.rankedTitles = [];
                        message.rankedTitles.push($root.komawari.TitleRankingGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        TitleRankingViewV2.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.TitleRankingViewV2)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.TitleRankingViewV2: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.TitleRankingViewV2();
            if (object.rankingBanners) {
                if (!$Array.isArray(object.rankingBanners))
                    throw $TypeError(".komawari.TitleRankingViewV2.rankingBanners: array expected");
                message.rankingBanners = $Array(object.rankingBanners.length);
                for (let i = 0; i < object.rankingBanners.length; ++i) {
                    if (!$util.isObject(object.rankingBanners[i]))
                        throw $TypeError(".komawari.TitleRankingViewV2.rankingBanners: object expected");
                    message.rankingBanners[i] = $root.komawari.Banner.fromObject(object.rankingBanners[i], _depth + 1);
                }
            }
            if (object.updatedTimeStamp != null)
                if ($Number(object.updatedTimeStamp) !== 0)
                    message.updatedTimeStamp = object.updatedTimeStamp >>> 0;
            if (object.rankedTitles) {
                if (!$Array.isArray(object.rankedTitles))
                    throw $TypeError(".komawari.TitleRankingViewV2.rankedTitles: array expected");
                message.rankedTitles = $Array(object.rankedTitles.length);
                for (let i = 0; i < object.rankedTitles.length; ++i) {
                    if (!$util.isObject(object.rankedTitles[i]))
                        throw $TypeError(".komawari.TitleRankingViewV2.rankedTitles: object expected");
                    message.rankedTitles[i] = $root.komawari.TitleRankingGroup.fromObject(object.rankedTitles[i], _depth + 1);
                }
            }
            return message;
        };

        TitleRankingViewV2.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults) {
                object.rankingBanners = [];
                object.rankedTitles = [];
            }
            if (options.defaults)
                object.updatedTimeStamp = 0;
            if (message.rankingBanners && message.rankingBanners.length) {
                object.rankingBanners = $Array(message.rankingBanners.length);
                for (let j = 0; j < message.rankingBanners.length; ++j)
                    object.rankingBanners[j] = $root.komawari.Banner.toObject(message.rankingBanners[j], options, _depth + 1);
            }
            if (message.updatedTimeStamp != null && $Object.hasOwnProperty.call(message, "updatedTimeStamp"))
                object.updatedTimeStamp = message.updatedTimeStamp;
            if (message.rankedTitles && message.rankedTitles.length) {
                object.rankedTitles = $Array(message.rankedTitles.length);
                for (let j = 0; j < message.rankedTitles.length; ++j)
                    object.rankedTitles[j] = $root.komawari.TitleRankingGroup.toObject(message.rankedTitles[j], options, _depth + 1);
            }
            return object;
        };

        TitleRankingViewV2.prototype.toJSON = function() {
            return TitleRankingViewV2.toObject(this, $protobuf.util.toJSONOptions);
        };

        return TitleRankingViewV2;
    })();

    komawari.TitleRankingGroup = (function() {

        const TitleRankingGroup = function (properties) {
            this.titles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleRankingGroup.prototype.originalTitleId = 0;
        TitleRankingGroup.prototype.titles = $util.emptyArray;
        TitleRankingGroup.prototype.score = 0;

        TitleRankingGroup.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.originalTitleId != null && $Object.hasOwnProperty.call(message, "originalTitleId") && message.originalTitleId !== 0)
                writer.uint32(8).uint32(message.originalTitleId);
            if (message.titles != null && message.titles.length)
                for (let i = 0; i < message.titles.length; ++i)
                    $root.komawari.Title.encode(message.titles[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.score != null && $Object.hasOwnProperty.call(message, "score") && message.score !== 0)
                writer.uint32(24).uint32(message.score);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleRankingGroup.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleRankingGroup();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.originalTitleId = value;
                        else
                            delete message.originalTitleId;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titles && message.titles.length))
                            message.titles = [];
                        message.titles.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.score = value;
                        else
                            delete message.score;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        TitleRankingGroup.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.TitleRankingGroup)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.TitleRankingGroup: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.TitleRankingGroup();
            if (object.originalTitleId != null)
                if ($Number(object.originalTitleId) !== 0)
                    message.originalTitleId = object.originalTitleId >>> 0;
            if (object.titles) {
                if (!$Array.isArray(object.titles))
                    throw $TypeError(".komawari.TitleRankingGroup.titles: array expected");
                message.titles = $Array(object.titles.length);
                for (let i = 0; i < object.titles.length; ++i) {
                    if (!$util.isObject(object.titles[i]))
                        throw $TypeError(".komawari.TitleRankingGroup.titles: object expected");
                    message.titles[i] = $root.komawari.Title.fromObject(object.titles[i], _depth + 1);
                }
            }
            if (object.score != null)
                if ($Number(object.score) !== 0)
                    message.score = object.score >>> 0;
            return message;
        };

        TitleRankingGroup.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.titles = [];
            if (options.defaults) {
                object.originalTitleId = 0;
                object.score = 0;
            }
            if (message.originalTitleId != null && $Object.hasOwnProperty.call(message, "originalTitleId"))
                object.originalTitleId = message.originalTitleId;
            if (message.titles && message.titles.length) {
                object.titles = $Array(message.titles.length);
                for (let j = 0; j < message.titles.length; ++j)
                    object.titles[j] = $root.komawari.Title.toObject(message.titles[j], options, _depth + 1);
            }
            if (message.score != null && $Object.hasOwnProperty.call(message, "score"))
                object.score = message.score;
            return object;
        };

        TitleRankingGroup.prototype.toJSON = function() {
            return TitleRankingGroup.toObject(this, $protobuf.util.toJSONOptions);
        };

        return TitleRankingGroup;
    })();

    komawari.TitleUpdatedView = (function() {

        const TitleUpdatedView = function (properties) {
            this.latestTitle = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleUpdatedView.prototype.latestTitle = $util.emptyArray;

        TitleUpdatedView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.latestTitle != null && message.latestTitle.length)
                for (let i = 0; i < message.latestTitle.length; ++i)
                    $root.komawari.TitleUpdated.encode(message.latestTitle[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleUpdatedView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleUpdatedView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.latestTitle && message.latestTitle.length))
                            message.latestTitle = [];
                        message.latestTitle.push($root.komawari.TitleUpdated.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        TitleUpdatedView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.TitleUpdatedView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.TitleUpdatedView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.TitleUpdatedView();
            if (object.latestTitle) {
                if (!$Array.isArray(object.latestTitle))
                    throw $TypeError(".komawari.TitleUpdatedView.latestTitle: array expected");
                message.latestTitle = $Array(object.latestTitle.length);
                for (let i = 0; i < object.latestTitle.length; ++i) {
                    if (!$util.isObject(object.latestTitle[i]))
                        throw $TypeError(".komawari.TitleUpdatedView.latestTitle: object expected");
                    message.latestTitle[i] = $root.komawari.TitleUpdated.fromObject(object.latestTitle[i], _depth + 1);
                }
            }
            return message;
        };

        TitleUpdatedView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.latestTitle = [];
            if (message.latestTitle && message.latestTitle.length) {
                object.latestTitle = $Array(message.latestTitle.length);
                for (let j = 0; j < message.latestTitle.length; ++j)
                    object.latestTitle[j] = $root.komawari.TitleUpdated.toObject(message.latestTitle[j], options, _depth + 1);
            }
            return object;
        };

        TitleUpdatedView.prototype.toJSON = function() {
            return TitleUpdatedView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return TitleUpdatedView;
    })();

    komawari.TitleUpdated = (function() {

        const TitleUpdated = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleUpdated.prototype.title = null;
        TitleUpdated.prototype.updatedTitleTimestamp = "";

        TitleUpdated.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                $root.komawari.Title.encode(message.title, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.updatedTitleTimestamp != null && $Object.hasOwnProperty.call(message, "updatedTitleTimestamp") && message.updatedTitleTimestamp !== "")
                writer.uint32(18).string(message.updatedTitleTimestamp);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleUpdated.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleUpdated();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.title = $root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1, message.title);
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.updatedTitleTimestamp = value;
                        else
                            delete message.updatedTitleTimestamp;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        TitleUpdated.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.TitleUpdated)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.TitleUpdated: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.TitleUpdated();
            if (object.title != null) {
                if (!$util.isObject(object.title))
                    throw $TypeError(".komawari.TitleUpdated.title: object expected");
                message.title = $root.komawari.Title.fromObject(object.title, _depth + 1);
            }
            if (object.updatedTitleTimestamp != null)
                if (typeof object.updatedTitleTimestamp !== "string" || object.updatedTitleTimestamp.length)
                    message.updatedTitleTimestamp = $String(object.updatedTitleTimestamp);
            return message;
        };

        TitleUpdated.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.title = null;
                object.updatedTitleTimestamp = "";
            }
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                object.title = $root.komawari.Title.toObject(message.title, options, _depth + 1);
            if (message.updatedTitleTimestamp != null && $Object.hasOwnProperty.call(message, "updatedTitleTimestamp"))
                object.updatedTitleTimestamp = message.updatedTitleTimestamp;
            return object;
        };

        TitleUpdated.prototype.toJSON = function() {
            return TitleUpdated.toObject(this, $protobuf.util.toJSONOptions);
        };

        return TitleUpdated;
    })();

    komawari.TitleUpdatedViewV2 = (function() {

        const TitleUpdatedViewV2 = function (properties) {
            this.titleUpdatedGroup = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleUpdatedViewV2.prototype.titleUpdatedGroup = $util.emptyArray;

        TitleUpdatedViewV2.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.titleUpdatedGroup != null && message.titleUpdatedGroup.length)
                for (let i = 0; i < message.titleUpdatedGroup.length; ++i)
                    $root.komawari.TitleUpdatedGroup.encode(message.titleUpdatedGroup[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleUpdatedViewV2.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleUpdatedViewV2();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titleUpdatedGroup && message.titleUpdatedGroup.length))
                            message.titleUpdatedGroup = [];
                        message.titleUpdatedGroup.push($root.komawari.TitleUpdatedGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        TitleUpdatedViewV2.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.TitleUpdatedViewV2)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.TitleUpdatedViewV2: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.TitleUpdatedViewV2();
            if (object.titleUpdatedGroup) {
                if (!$Array.isArray(object.titleUpdatedGroup))
                    throw $TypeError(".komawari.TitleUpdatedViewV2.titleUpdatedGroup: array expected");
                message.titleUpdatedGroup = $Array(object.titleUpdatedGroup.length);
                for (let i = 0; i < object.titleUpdatedGroup.length; ++i) {
                    if (!$util.isObject(object.titleUpdatedGroup[i]))
                        throw $TypeError(".komawari.TitleUpdatedViewV2.titleUpdatedGroup: object expected");
                    message.titleUpdatedGroup[i] = $root.komawari.TitleUpdatedGroup.fromObject(object.titleUpdatedGroup[i], _depth + 1);
                }
            }
            return message;
        };

        TitleUpdatedViewV2.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.titleUpdatedGroup = [];
            if (message.titleUpdatedGroup && message.titleUpdatedGroup.length) {
                object.titleUpdatedGroup = $Array(message.titleUpdatedGroup.length);
                for (let j = 0; j < message.titleUpdatedGroup.length; ++j)
                    object.titleUpdatedGroup[j] = $root.komawari.TitleUpdatedGroup.toObject(message.titleUpdatedGroup[j], options, _depth + 1);
            }
            return object;
        };

        TitleUpdatedViewV2.prototype.toJSON = function() {
            return TitleUpdatedViewV2.toObject(this, $protobuf.util.toJSONOptions);
        };

        return TitleUpdatedViewV2;
    })();

    komawari.TitleUpdatedGroup = (function() {

        const TitleUpdatedGroup = function (properties) {
            this.latestTitle = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleUpdatedGroup.prototype.updatedTitleTimestamp = 0;
        TitleUpdatedGroup.prototype.latestTitle = $util.emptyArray;

        TitleUpdatedGroup.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.updatedTitleTimestamp != null && $Object.hasOwnProperty.call(message, "updatedTitleTimestamp") && message.updatedTitleTimestamp !== 0)
                writer.uint32(8).uint32(message.updatedTitleTimestamp);
            if (message.latestTitle != null && message.latestTitle.length)
                for (let i = 0; i < message.latestTitle.length; ++i)
                    $root.komawari.AllTitlesGroup.encode(message.latestTitle[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleUpdatedGroup.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleUpdatedGroup();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.updatedTitleTimestamp = value;
                        else
                            delete message.updatedTitleTimestamp;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.latestTitle && message.latestTitle.length))
                            message.latestTitle = [];
                        message.latestTitle.push($root.komawari.AllTitlesGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        TitleUpdatedGroup.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.TitleUpdatedGroup)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.TitleUpdatedGroup: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.TitleUpdatedGroup();
            if (object.updatedTitleTimestamp != null)
                if ($Number(object.updatedTitleTimestamp) !== 0)
                    message.updatedTitleTimestamp = object.updatedTitleTimestamp >>> 0;
            if (object.latestTitle) {
                if (!$Array.isArray(object.latestTitle))
                    throw $TypeError(".komawari.TitleUpdatedGroup.latestTitle: array expected");
                message.latestTitle = $Array(object.latestTitle.length);
                for (let i = 0; i < object.latestTitle.length; ++i) {
                    if (!$util.isObject(object.latestTitle[i]))
                        throw $TypeError(".komawari.TitleUpdatedGroup.latestTitle: object expected");
                    message.latestTitle[i] = $root.komawari.AllTitlesGroup.fromObject(object.latestTitle[i], _depth + 1);
                }
            }
            return message;
        };

        TitleUpdatedGroup.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.latestTitle = [];
            if (options.defaults)
                object.updatedTitleTimestamp = 0;
            if (message.updatedTitleTimestamp != null && $Object.hasOwnProperty.call(message, "updatedTitleTimestamp"))
                object.updatedTitleTimestamp = message.updatedTitleTimestamp;
            if (message.latestTitle && message.latestTitle.length) {
                object.latestTitle = $Array(message.latestTitle.length);
                for (let j = 0; j < message.latestTitle.length; ++j)
                    object.latestTitle[j] = $root.komawari.AllTitlesGroup.toObject(message.latestTitle[j], options, _depth + 1);
            }
            return object;
        };

        TitleUpdatedGroup.prototype.toJSON = function() {
            return TitleUpdatedGroup.toObject(this, $protobuf.util.toJSONOptions);
        };

        return TitleUpdatedGroup;
    })();

    komawari.SubscribedTitlesView = (function() {

        const SubscribedTitlesView = function (properties) {
            this.titles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        SubscribedTitlesView.prototype.titles = $util.emptyArray;

        SubscribedTitlesView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.titles != null && message.titles.length)
                for (let i = 0; i < message.titles.length; ++i)
                    $root.komawari.Title.encode(message.titles[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        SubscribedTitlesView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.SubscribedTitlesView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titles && message.titles.length))
                            message.titles = [];
                        message.titles.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        SubscribedTitlesView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.SubscribedTitlesView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.SubscribedTitlesView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.SubscribedTitlesView();
            if (object.titles) {
                if (!$Array.isArray(object.titles))
                    throw $TypeError(".komawari.SubscribedTitlesView.titles: array expected");
                message.titles = $Array(object.titles.length);
                for (let i = 0; i < object.titles.length; ++i) {
                    if (!$util.isObject(object.titles[i]))
                        throw $TypeError(".komawari.SubscribedTitlesView.titles: object expected");
                    message.titles[i] = $root.komawari.Title.fromObject(object.titles[i], _depth + 1);
                }
            }
            return message;
        };

        SubscribedTitlesView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.titles = [];
            if (message.titles && message.titles.length) {
                object.titles = $Array(message.titles.length);
                for (let j = 0; j < message.titles.length; ++j)
                    object.titles[j] = $root.komawari.Title.toObject(message.titles[j], options, _depth + 1);
            }
            return object;
        };

        SubscribedTitlesView.prototype.toJSON = function() {
            return SubscribedTitlesView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return SubscribedTitlesView;
    })();

    komawari.FeaturedTitlesView = (function() {

        const FeaturedTitlesView = function (properties) {
            this.contents = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        FeaturedTitlesView.prototype.mainBanner = null;
        FeaturedTitlesView.prototype.subBanner_1 = null;
        FeaturedTitlesView.prototype.subBanner_2 = null;
        FeaturedTitlesView.prototype.contents = $util.emptyArray;

        FeaturedTitlesView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.mainBanner != null && $Object.hasOwnProperty.call(message, "mainBanner"))
                $root.komawari.Banner.encode(message.mainBanner, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.subBanner_1 != null && $Object.hasOwnProperty.call(message, "subBanner_1"))
                $root.komawari.Banner.encode(message.subBanner_1, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.subBanner_2 != null && $Object.hasOwnProperty.call(message, "subBanner_2"))
                $root.komawari.Banner.encode(message.subBanner_2, writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.contents != null && message.contents.length)
                for (let i = 0; i < message.contents.length; ++i)
                    $root.komawari.FeaturedTitlesView.Contents.encode(message.contents[i], writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        FeaturedTitlesView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.FeaturedTitlesView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.mainBanner = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.mainBanner);
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.subBanner_1 = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.subBanner_1);
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        message.subBanner_2 = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.subBanner_2);
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if (!(message.contents && message.contents.length))
                            message.contents = [];
                        message.contents.push($root.komawari.FeaturedTitlesView.Contents.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        FeaturedTitlesView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.FeaturedTitlesView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.FeaturedTitlesView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.FeaturedTitlesView();
            if (object.mainBanner != null) {
                if (!$util.isObject(object.mainBanner))
                    throw $TypeError(".komawari.FeaturedTitlesView.mainBanner: object expected");
                message.mainBanner = $root.komawari.Banner.fromObject(object.mainBanner, _depth + 1);
            }
            if (object.subBanner_1 != null) {
                if (!$util.isObject(object.subBanner_1))
                    throw $TypeError(".komawari.FeaturedTitlesView.subBanner_1: object expected");
                message.subBanner_1 = $root.komawari.Banner.fromObject(object.subBanner_1, _depth + 1);
            }
            if (object.subBanner_2 != null) {
                if (!$util.isObject(object.subBanner_2))
                    throw $TypeError(".komawari.FeaturedTitlesView.subBanner_2: object expected");
                message.subBanner_2 = $root.komawari.Banner.fromObject(object.subBanner_2, _depth + 1);
            }
            if (object.contents) {
                if (!$Array.isArray(object.contents))
                    throw $TypeError(".komawari.FeaturedTitlesView.contents: array expected");
                message.contents = $Array(object.contents.length);
                for (let i = 0; i < object.contents.length; ++i) {
                    if (!$util.isObject(object.contents[i]))
                        throw $TypeError(".komawari.FeaturedTitlesView.contents: object expected");
                    message.contents[i] = $root.komawari.FeaturedTitlesView.Contents.fromObject(object.contents[i], _depth + 1);
                }
            }
            return message;
        };

        FeaturedTitlesView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.contents = [];
            if (options.defaults) {
                object.mainBanner = null;
                object.subBanner_1 = null;
                object.subBanner_2 = null;
            }
            if (message.mainBanner != null && $Object.hasOwnProperty.call(message, "mainBanner"))
                object.mainBanner = $root.komawari.Banner.toObject(message.mainBanner, options, _depth + 1);
            if (message.subBanner_1 != null && $Object.hasOwnProperty.call(message, "subBanner_1"))
                object.subBanner_1 = $root.komawari.Banner.toObject(message.subBanner_1, options, _depth + 1);
            if (message.subBanner_2 != null && $Object.hasOwnProperty.call(message, "subBanner_2"))
                object.subBanner_2 = $root.komawari.Banner.toObject(message.subBanner_2, options, _depth + 1);
            if (message.contents && message.contents.length) {
                object.contents = $Array(message.contents.length);
                for (let j = 0; j < message.contents.length; ++j)
                    object.contents[j] = $root.komawari.FeaturedTitlesView.Contents.toObject(message.contents[j], options, _depth + 1);
            }
            return object;
        };

        FeaturedTitlesView.prototype.toJSON = function() {
            return FeaturedTitlesView.toObject(this, $protobuf.util.toJSONOptions);
        };

        FeaturedTitlesView.Contents = (function() {

            const Contents = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Contents.prototype.banner = null;
            Contents.prototype.titleList = null;

            let $oneOfFields;

            $Object.defineProperty(Contents.prototype, "content", {
                get: $util.oneOfGetter($oneOfFields = ["banner", "titleList"]),
                set: $util.oneOfSetter($oneOfFields)
            });

            Contents.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.banner != null && $Object.hasOwnProperty.call(message, "banner"))
                    $root.komawari.Banner.encode(message.banner, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.titleList != null && $Object.hasOwnProperty.call(message, "titleList"))
                    $root.komawari.TitleList.encode(message.titleList, writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Contents.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.FeaturedTitlesView.Contents();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.banner = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.banner);
                            message.content = "banner";
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.titleList = $root.komawari.TitleList.decode(reader, reader.size(), $undefined, _depth + 1, message.titleList);
                            message.content = "titleList";
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            Contents.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.FeaturedTitlesView.Contents)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.FeaturedTitlesView.Contents: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.FeaturedTitlesView.Contents();
                if (object.banner != null) {
                    if (!$util.isObject(object.banner))
                        throw $TypeError(".komawari.FeaturedTitlesView.Contents.banner: object expected");
                    message.banner = $root.komawari.Banner.fromObject(object.banner, _depth + 1);
                }
                if (object.titleList != null) {
                    if (!$util.isObject(object.titleList))
                        throw $TypeError(".komawari.FeaturedTitlesView.Contents.titleList: object expected");
                    message.titleList = $root.komawari.TitleList.fromObject(object.titleList, _depth + 1);
                }
                return message;
            };

            Contents.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (message.banner != null && $Object.hasOwnProperty.call(message, "banner")) {
                    object.banner = $root.komawari.Banner.toObject(message.banner, options, _depth + 1);
                    if (options.oneofs)
                        object.content = "banner";
                }
                if (message.titleList != null && $Object.hasOwnProperty.call(message, "titleList")) {
                    object.titleList = $root.komawari.TitleList.toObject(message.titleList, options, _depth + 1);
                    if (options.oneofs)
                        object.content = "titleList";
                }
                return object;
            };

            Contents.prototype.toJSON = function() {
                return Contents.toObject(this, $protobuf.util.toJSONOptions);
            };

            return Contents;
        })();

        return FeaturedTitlesView;
    })();

    komawari.FeaturedTitlesViewV2 = (function() {

        const FeaturedTitlesViewV2 = function (properties) {
            this.topSearchBanners = [];
            this.contents = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        FeaturedTitlesViewV2.prototype.topSearchBanners = $util.emptyArray;
        FeaturedTitlesViewV2.prototype.contents = $util.emptyArray;

        FeaturedTitlesViewV2.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.topSearchBanners != null && message.topSearchBanners.length)
                for (let i = 0; i < message.topSearchBanners.length; ++i)
                    $root.komawari.Banner.encode(message.topSearchBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.contents != null && message.contents.length)
                for (let i = 0; i < message.contents.length; ++i)
                    $root.komawari.FeaturedTitlesViewV2.Contents.encode(message.contents[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        FeaturedTitlesViewV2.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.FeaturedTitlesViewV2();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.topSearchBanners && message.topSearchBanners.length))
                            message.topSearchBanners = [];
                        message.topSearchBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.contents && message.contents.length))
                            message.contents = [];
                        message.contents.push($root.komawari.FeaturedTitlesViewV2.Contents.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        FeaturedTitlesViewV2.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.FeaturedTitlesViewV2)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.FeaturedTitlesViewV2: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.FeaturedTitlesViewV2();
            if (object.topSearchBanners) {
                if (!$Array.isArray(object.topSearchBanners))
                    throw $TypeError(".komawari.FeaturedTitlesViewV2.topSearchBanners: array expected");
                message.topSearchBanners = $Array(object.topSearchBanners.length);
                for (let i = 0; i < object.topSearchBanners.length; ++i) {
                    if (!$util.isObject(object.topSearchBanners[i]))
                        throw $TypeError(".komawari.FeaturedTitlesViewV2.topSearchBanners: object expected");
                    message.topSearchBanners[i] = $root.komawari.Banner.fromObject(object.topSearchBanners[i], _depth + 1);
                }
            }
            if (object.contents) {
                if (!$Array.isArray(object.contents))
                    throw $TypeError(".komawari.FeaturedTitlesViewV2.contents: array expected");
                message.contents = $Array(object.contents.length);
                for (let i = 0; i < object.contents.length; ++i) {
                    if (!$util.isObject(object.contents[i]))
                        throw $TypeError(".komawari.FeaturedTitlesViewV2.contents: object expected");
                    message.contents[i] = $root.komawari.FeaturedTitlesViewV2.Contents.fromObject(object.contents[i], _depth + 1);
                }
            }
            return message;
        };

        FeaturedTitlesViewV2.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults) {
                object.topSearchBanners = [];
                object.contents = [];
            }
            if (message.topSearchBanners && message.topSearchBanners.length) {
                object.topSearchBanners = $Array(message.topSearchBanners.length);
                for (let j = 0; j < message.topSearchBanners.length; ++j)
                    object.topSearchBanners[j] = $root.komawari.Banner.toObject(message.topSearchBanners[j], options, _depth + 1);
            }
            if (message.contents && message.contents.length) {
                object.contents = $Array(message.contents.length);
                for (let j = 0; j < message.contents.length; ++j)
                    object.contents[j] = $root.komawari.FeaturedTitlesViewV2.Contents.toObject(message.contents[j], options, _depth + 1);
            }
            return object;
        };

        FeaturedTitlesViewV2.prototype.toJSON = function() {
            return FeaturedTitlesViewV2.toObject(this, $protobuf.util.toJSONOptions);
        };

        FeaturedTitlesViewV2.Contents = (function() {

            const Contents = function (properties) {
                this.rankedTitles = [];
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Contents.prototype.banner = null;
            Contents.prototype.titleList = null;
            Contents.prototype.rankedTitles = $util.emptyArray;

            Contents.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.banner != null && $Object.hasOwnProperty.call(message, "banner"))
                    $root.komawari.Banner.encode(message.banner, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.titleList != null && $Object.hasOwnProperty.call(message, "titleList"))
                    $root.komawari.TitleList.encode(message.titleList, writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.rankedTitles != null && message.rankedTitles.length)
                    for (let i = 0; i < message.rankedTitles.length; ++i)
                        $root.komawari.TitleRankingGroup.encode(message.rankedTitles[i], writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Contents.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.FeaturedTitlesViewV2.Contents();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.banner = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.banner);
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.titleList = $root.komawari.TitleList.decode(reader, reader.size(), $undefined, _depth + 1, message.titleList);
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            if (!(message.rankedTitles && message.rankedTitles.length))
                                message.rankedTitles = [];
                            message.rankedTitles.push($root.komawari.TitleRankingGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            Contents.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.FeaturedTitlesViewV2.Contents)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.FeaturedTitlesViewV2.Contents: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.FeaturedTitlesViewV2.Contents();
                if (object.banner != null) {
                    if (!$util.isObject(object.banner))
                        throw $TypeError(".komawari.FeaturedTitlesViewV2.Contents.banner: object expected");
                    message.banner = $root.komawari.Banner.fromObject(object.banner, _depth + 1);
                }
                if (object.titleList != null) {
                    if (!$util.isObject(object.titleList))
                        throw $TypeError(".komawari.FeaturedTitlesViewV2.Contents.titleList: object expected");
                    message.titleList = $root.komawari.TitleList.fromObject(object.titleList, _depth + 1);
                }
                if (object.rankedTitles) {
                    if (!$Array.isArray(object.rankedTitles))
                        throw $TypeError(".komawari.FeaturedTitlesViewV2.Contents.rankedTitles: array expected");
                    message.rankedTitles = $Array(object.rankedTitles.length);
                    for (let i = 0; i < object.rankedTitles.length; ++i) {
                        if (!$util.isObject(object.rankedTitles[i]))
                            throw $TypeError(".komawari.FeaturedTitlesViewV2.Contents.rankedTitles: object expected");
                        message.rankedTitles[i] = $root.komawari.TitleRankingGroup.fromObject(object.rankedTitles[i], _depth + 1);
                    }
                }
                return message;
            };

            Contents.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (options.arrays || options.defaults)
                    object.rankedTitles = [];
                if (options.defaults) {
                    object.banner = null;
                    object.titleList = null;
                }
                if (message.banner != null && $Object.hasOwnProperty.call(message, "banner"))
                    object.banner = $root.komawari.Banner.toObject(message.banner, options, _depth + 1);
                if (message.titleList != null && $Object.hasOwnProperty.call(message, "titleList"))
                    object.titleList = $root.komawari.TitleList.toObject(message.titleList, options, _depth + 1);
                if (message.rankedTitles && message.rankedTitles.length) {
                    object.rankedTitles = $Array(message.rankedTitles.length);
                    for (let j = 0; j < message.rankedTitles.length; ++j)
                        object.rankedTitles[j] = $root.komawari.TitleRankingGroup.toObject(message.rankedTitles[j], options, _depth + 1);
                }
                return object;
            };

            Contents.prototype.toJSON = function() {
                return Contents.toObject(this, $protobuf.util.toJSONOptions);
            };

            return Contents;
        })();

        return FeaturedTitlesViewV2;
    })();

    komawari.AllFreeTitlesView = (function() {

        const AllFreeTitlesView = function (properties) {
            this.freeTitles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        AllFreeTitlesView.prototype.freeTitles = $util.emptyArray;

        AllFreeTitlesView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.freeTitles != null && message.freeTitles.length)
                for (let i = 0; i < message.freeTitles.length; ++i)
                    $root.komawari.FreeTitle.encode(message.freeTitles[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        AllFreeTitlesView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.AllFreeTitlesView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.freeTitles && message.freeTitles.length))
                            message.freeTitles = [];
                        message.freeTitles.push($root.komawari.FreeTitle.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        AllFreeTitlesView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.AllFreeTitlesView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.AllFreeTitlesView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.AllFreeTitlesView();
            if (object.freeTitles) {
                if (!$Array.isArray(object.freeTitles))
                    throw $TypeError(".komawari.AllFreeTitlesView.freeTitles: array expected");
                message.freeTitles = $Array(object.freeTitles.length);
                for (let i = 0; i < object.freeTitles.length; ++i) {
                    if (!$util.isObject(object.freeTitles[i]))
                        throw $TypeError(".komawari.AllFreeTitlesView.freeTitles: object expected");
                    message.freeTitles[i] = $root.komawari.FreeTitle.fromObject(object.freeTitles[i], _depth + 1);
                }
            }
            return message;
        };

        AllFreeTitlesView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.freeTitles = [];
            if (message.freeTitles && message.freeTitles.length) {
                object.freeTitles = $Array(message.freeTitles.length);
                for (let j = 0; j < message.freeTitles.length; ++j)
                    object.freeTitles[j] = $root.komawari.FreeTitle.toObject(message.freeTitles[j], options, _depth + 1);
            }
            return object;
        };

        AllFreeTitlesView.prototype.toJSON = function() {
            return AllFreeTitlesView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return AllFreeTitlesView;
    })();

    komawari.FreeTitle = (function() {

        const FreeTitle = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        FreeTitle.prototype.title = null;
        FreeTitle.prototype.updatedTitleTimestamp = "";

        FreeTitle.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                $root.komawari.Title.encode(message.title, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.updatedTitleTimestamp != null && $Object.hasOwnProperty.call(message, "updatedTitleTimestamp") && message.updatedTitleTimestamp !== "")
                writer.uint32(18).string(message.updatedTitleTimestamp);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        FreeTitle.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.FreeTitle();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.title = $root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1, message.title);
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.updatedTitleTimestamp = value;
                        else
                            delete message.updatedTitleTimestamp;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        FreeTitle.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.FreeTitle)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.FreeTitle: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.FreeTitle();
            if (object.title != null) {
                if (!$util.isObject(object.title))
                    throw $TypeError(".komawari.FreeTitle.title: object expected");
                message.title = $root.komawari.Title.fromObject(object.title, _depth + 1);
            }
            if (object.updatedTitleTimestamp != null)
                if (typeof object.updatedTitleTimestamp !== "string" || object.updatedTitleTimestamp.length)
                    message.updatedTitleTimestamp = $String(object.updatedTitleTimestamp);
            return message;
        };

        FreeTitle.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.title = null;
                object.updatedTitleTimestamp = "";
            }
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                object.title = $root.komawari.Title.toObject(message.title, options, _depth + 1);
            if (message.updatedTitleTimestamp != null && $Object.hasOwnProperty.call(message, "updatedTitleTimestamp"))
                object.updatedTitleTimestamp = message.updatedTitleTimestamp;
            return object;
        };

        FreeTitle.prototype.toJSON = function() {
            return FreeTitle.toObject(this, $protobuf.util.toJSONOptions);
        };

        return FreeTitle;
    })();

    komawari.ChapterAccessType = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "FREE"] = 0;
        values[valuesById[1] = "FREE_FOR_FIRST_TIME"] = 1;
        values[valuesById[2] = "STANDARD"] = 2;
        values[valuesById[3] = "DELUXE"] = 3;
        values[valuesById[4] = "LOCKED_AFTER_FREE_READ"] = 4;
        return values;
    })();

    komawari.UpdateTiming = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "NOT_REGULARLY"] = 0;
        values[valuesById[1] = "MONDAY"] = 1;
        values[valuesById[2] = "TUESDAY"] = 2;
        values[valuesById[3] = "WEDNESDAY"] = 3;
        values[valuesById[4] = "THURSDAY"] = 4;
        values[valuesById[5] = "FRIDAY"] = 5;
        values[valuesById[6] = "SATURDAY"] = 6;
        values[valuesById[7] = "SUNDAY"] = 7;
        values[valuesById[8] = "DAY"] = 8;
        return values;
    })();

    komawari.Rating = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "ALLAGE"] = 0;
        values[valuesById[1] = "TEEN"] = 1;
        values[valuesById[2] = "TEENPLUS"] = 2;
        values[valuesById[3] = "MATURE"] = 3;
        return values;
    })();

    komawari.Title = (function() {

        const Title = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Title.prototype.titleId = 0;
        Title.prototype.name = "";
        Title.prototype.author = "";
        Title.prototype.portraitImageUrl = "";
        Title.prototype.landscapeImageUrl = "";
        Title.prototype.viewCount = 0;
        Title.prototype.language = 0;

        Title.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.titleId != null && $Object.hasOwnProperty.call(message, "titleId") && message.titleId !== 0)
                writer.uint32(8).uint32(message.titleId);
            if (message.name != null && $Object.hasOwnProperty.call(message, "name") && message.name !== "")
                writer.uint32(18).string(message.name);
            if (message.author != null && $Object.hasOwnProperty.call(message, "author") && message.author !== "")
                writer.uint32(26).string(message.author);
            if (message.portraitImageUrl != null && $Object.hasOwnProperty.call(message, "portraitImageUrl") && message.portraitImageUrl !== "")
                writer.uint32(34).string(message.portraitImageUrl);
            if (message.landscapeImageUrl != null && $Object.hasOwnProperty.call(message, "landscapeImageUrl") && message.landscapeImageUrl !== "")
                writer.uint32(42).string(message.landscapeImageUrl);
            if (message.viewCount != null && $Object.hasOwnProperty.call(message, "viewCount") && message.viewCount !== 0)
                writer.uint32(48).uint32(message.viewCount);
            if (message.language != null && $Object.hasOwnProperty.call(message, "language") && message.language !== 0)
                writer.uint32(56).int32(message.language);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Title.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Title();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.titleId = value;
                        else
                            delete message.titleId;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.name = value;
                        else
                            delete message.name;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.author = value;
                        else
                            delete message.author;
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.portraitImageUrl = value;
                        else
                            delete message.portraitImageUrl;
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.landscapeImageUrl = value;
                        else
                            delete message.landscapeImageUrl;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.viewCount = value;
                        else
                            delete message.viewCount;
                        continue;
                    }
                case 7: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.language = value;
                        else
                            delete message.language;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        Title.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.Title)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.Title: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.Title();
            if (object.titleId != null)
                if ($Number(object.titleId) !== 0)
                    message.titleId = object.titleId >>> 0;
            if (object.name != null)
                if (typeof object.name !== "string" || object.name.length)
                    message.name = $String(object.name);
            if (object.author != null)
                if (typeof object.author !== "string" || object.author.length)
                    message.author = $String(object.author);
            if (object.portraitImageUrl != null)
                if (typeof object.portraitImageUrl !== "string" || object.portraitImageUrl.length)
                    message.portraitImageUrl = $String(object.portraitImageUrl);
            if (object.landscapeImageUrl != null)
                if (typeof object.landscapeImageUrl !== "string" || object.landscapeImageUrl.length)
                    message.landscapeImageUrl = $String(object.landscapeImageUrl);
            if (object.viewCount != null)
                if ($Number(object.viewCount) !== 0)
                    message.viewCount = object.viewCount >>> 0;
            if (object.language !== 0 && (typeof object.language !== "string" || $root.komawari.Language[object.language] !== 0))
                switch (object.language) {
                case "ENGLISH":
                case 0:
                    message.language = 0;
                    break;
                case "SPANISH":
                case 1:
                    message.language = 1;
                    break;
                case "FRENCH":
                case 2:
                    message.language = 2;
                    break;
                case "INDONESIAN":
                case 3:
                    message.language = 3;
                    break;
                case "PORTUGUESE_BR":
                case 4:
                    message.language = 4;
                    break;
                case "RUSSIAN":
                case 5:
                    message.language = 5;
                    break;
                case "THAI":
                case 6:
                    message.language = 6;
                    break;
                case "GERMAN":
                case 7:
                    message.language = 7;
                    break;
                case "ITALIAN":
                case 8:
                    message.language = 8;
                    break;
                case "VIETNAMESE":
                case 9:
                    message.language = 9;
                    break;
                default:
                    if (typeof object.language === "number" && (object.language | 0) === object.language)
                        message.language = object.language;
                }
            return message;
        };

        Title.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.titleId = 0;
                object.name = "";
                object.author = "";
                object.portraitImageUrl = "";
                object.landscapeImageUrl = "";
                object.viewCount = 0;
                object.language = options.enums === $String ? "ENGLISH" : 0;
            }
            if (message.titleId != null && $Object.hasOwnProperty.call(message, "titleId"))
                object.titleId = message.titleId;
            if (message.name != null && $Object.hasOwnProperty.call(message, "name"))
                object.name = message.name;
            if (message.author != null && $Object.hasOwnProperty.call(message, "author"))
                object.author = message.author;
            if (message.portraitImageUrl != null && $Object.hasOwnProperty.call(message, "portraitImageUrl"))
                object.portraitImageUrl = message.portraitImageUrl;
            if (message.landscapeImageUrl != null && $Object.hasOwnProperty.call(message, "landscapeImageUrl"))
                object.landscapeImageUrl = message.landscapeImageUrl;
            if (message.viewCount != null && $Object.hasOwnProperty.call(message, "viewCount"))
                object.viewCount = message.viewCount;
            if (message.language != null && $Object.hasOwnProperty.call(message, "language"))
                object.language = options.enums === $String ? $root.komawari.Language[message.language] === $undefined ? message.language : $root.komawari.Language[message.language] : message.language;
            return object;
        };

        Title.prototype.toJSON = function() {
            return Title.toObject(this, $protobuf.util.toJSONOptions);
        };

        return Title;
    })();

    komawari.Chapter = (function() {

        const Chapter = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Chapter.prototype.titleId = 0;
        Chapter.prototype.chapterId = 0;
        Chapter.prototype.name = "";
        Chapter.prototype.subTitle = "";
        Chapter.prototype.thumbnailUrl = "";
        Chapter.prototype.startTimeStamp = 0;
        Chapter.prototype.endTimeStamp = 0;
        Chapter.prototype.alreadyViewed = false;
        Chapter.prototype.isVerticalOnly = false;
        Chapter.prototype.chapterTicketEndtime = 0;
        Chapter.prototype.viewedForFree = false;
        Chapter.prototype.isHorizontalOnly = false;
        Chapter.prototype.viewCount = 0;
        Chapter.prototype.commentCount = 0;
        Chapter.prototype.isUpdated = false;
        Chapter.prototype.chapterType = 0;

        Chapter.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.titleId != null && $Object.hasOwnProperty.call(message, "titleId") && message.titleId !== 0)
                writer.uint32(8).uint32(message.titleId);
            if (message.chapterId != null && $Object.hasOwnProperty.call(message, "chapterId") && message.chapterId !== 0)
                writer.uint32(16).uint32(message.chapterId);
            if (message.name != null && $Object.hasOwnProperty.call(message, "name") && message.name !== "")
                writer.uint32(26).string(message.name);
            if (message.subTitle != null && $Object.hasOwnProperty.call(message, "subTitle") && message.subTitle !== "")
                writer.uint32(34).string(message.subTitle);
            if (message.thumbnailUrl != null && $Object.hasOwnProperty.call(message, "thumbnailUrl") && message.thumbnailUrl !== "")
                writer.uint32(42).string(message.thumbnailUrl);
            if (message.startTimeStamp != null && $Object.hasOwnProperty.call(message, "startTimeStamp") && message.startTimeStamp !== 0)
                writer.uint32(48).uint32(message.startTimeStamp);
            if (message.endTimeStamp != null && $Object.hasOwnProperty.call(message, "endTimeStamp") && message.endTimeStamp !== 0)
                writer.uint32(56).uint32(message.endTimeStamp);
            if (message.alreadyViewed != null && $Object.hasOwnProperty.call(message, "alreadyViewed") && message.alreadyViewed !== false)
                writer.uint32(64).bool(message.alreadyViewed);
            if (message.isVerticalOnly != null && $Object.hasOwnProperty.call(message, "isVerticalOnly") && message.isVerticalOnly !== false)
                writer.uint32(72).bool(message.isVerticalOnly);
            if (message.chapterTicketEndtime != null && $Object.hasOwnProperty.call(message, "chapterTicketEndtime") && message.chapterTicketEndtime !== 0)
                writer.uint32(80).uint32(message.chapterTicketEndtime);
            if (message.viewedForFree != null && $Object.hasOwnProperty.call(message, "viewedForFree") && message.viewedForFree !== false)
                writer.uint32(88).bool(message.viewedForFree);
            if (message.isHorizontalOnly != null && $Object.hasOwnProperty.call(message, "isHorizontalOnly") && message.isHorizontalOnly !== false)
                writer.uint32(96).bool(message.isHorizontalOnly);
            if (message.viewCount != null && $Object.hasOwnProperty.call(message, "viewCount") && message.viewCount !== 0)
                writer.uint32(104).uint32(message.viewCount);
            if (message.commentCount != null && $Object.hasOwnProperty.call(message, "commentCount") && message.commentCount !== 0)
                writer.uint32(112).uint32(message.commentCount);
            if (message.isUpdated != null && $Object.hasOwnProperty.call(message, "isUpdated") && message.isUpdated !== false)
                writer.uint32(120).bool(message.isUpdated);
            if (message.chapterType != null && $Object.hasOwnProperty.call(message, "chapterType") && message.chapterType !== 0)
                writer.uint32(128).int32(message.chapterType);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Chapter.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Chapter();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.titleId = value;
                        else
                            delete message.titleId;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.chapterId = value;
                        else
                            delete message.chapterId;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.name = value;
                        else
                            delete message.name;
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.subTitle = value;
                        else
                            delete message.subTitle;
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.thumbnailUrl = value;
                        else
                            delete message.thumbnailUrl;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.startTimeStamp = value;
                        else
                            delete message.startTimeStamp;
                        continue;
                    }
                case 7: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.endTimeStamp = value;
                        else
                            delete message.endTimeStamp;
                        continue;
                    }
                case 8: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.alreadyViewed = value;
                        else
                            delete message.alreadyViewed;
                        continue;
                    }
                case 9: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isVerticalOnly = value;
                        else
                            delete message.isVerticalOnly;
                        continue;
                    }
                case 10: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.chapterTicketEndtime = value;
                        else
                            delete message.chapterTicketEndtime;
                        continue;
                    }
                case 11: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.viewedForFree = value;
                        else
                            delete message.viewedForFree;
                        continue;
                    }
                case 12: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isHorizontalOnly = value;
                        else
                            delete message.isHorizontalOnly;
                        continue;
                    }
                case 13: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.viewCount = value;
                        else
                            delete message.viewCount;
                        continue;
                    }
                case 14: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.commentCount = value;
                        else
                            delete message.commentCount;
                        continue;
                    }
                case 15: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isUpdated = value;
                        else
                            delete message.isUpdated;
                        continue;
                    }
                case 16: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.chapterType = value;
                        else
                            delete message.chapterType;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        Chapter.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.Chapter)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.Chapter: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.Chapter();
            if (object.titleId != null)
                if ($Number(object.titleId) !== 0)
                    message.titleId = object.titleId >>> 0;
            if (object.chapterId != null)
                if ($Number(object.chapterId) !== 0)
                    message.chapterId = object.chapterId >>> 0;
            if (object.name != null)
                if (typeof object.name !== "string" || object.name.length)
                    message.name = $String(object.name);
            if (object.subTitle != null)
                if (typeof object.subTitle !== "string" || object.subTitle.length)
                    message.subTitle = $String(object.subTitle);
            if (object.thumbnailUrl != null)
                if (typeof object.thumbnailUrl !== "string" || object.thumbnailUrl.length)
                    message.thumbnailUrl = $String(object.thumbnailUrl);
            if (object.startTimeStamp != null)
                if ($Number(object.startTimeStamp) !== 0)
                    message.startTimeStamp = object.startTimeStamp >>> 0;
            if (object.endTimeStamp != null)
                if ($Number(object.endTimeStamp) !== 0)
                    message.endTimeStamp = object.endTimeStamp >>> 0;
            if (object.alreadyViewed != null)
                if (object.alreadyViewed)
                    message.alreadyViewed = $Boolean(object.alreadyViewed);
            if (object.isVerticalOnly != null)
                if (object.isVerticalOnly)
                    message.isVerticalOnly = $Boolean(object.isVerticalOnly);
            if (object.chapterTicketEndtime != null)
                if ($Number(object.chapterTicketEndtime) !== 0)
                    message.chapterTicketEndtime = object.chapterTicketEndtime >>> 0;
            if (object.viewedForFree != null)
                if (object.viewedForFree)
                    message.viewedForFree = $Boolean(object.viewedForFree);
            if (object.isHorizontalOnly != null)
                if (object.isHorizontalOnly)
                    message.isHorizontalOnly = $Boolean(object.isHorizontalOnly);
            if (object.viewCount != null)
                if ($Number(object.viewCount) !== 0)
                    message.viewCount = object.viewCount >>> 0;
            if (object.commentCount != null)
                if ($Number(object.commentCount) !== 0)
                    message.commentCount = object.commentCount >>> 0;
            if (object.isUpdated != null)
                if (object.isUpdated)
                    message.isUpdated = $Boolean(object.isUpdated);
            if (object.chapterType !== 0 && (typeof object.chapterType !== "string" || $root.komawari.ChapterAccessType[object.chapterType] !== 0))
                switch (object.chapterType) {
                case "FREE":
                case 0:
                    message.chapterType = 0;
                    break;
                case "FREE_FOR_FIRST_TIME":
                case 1:
                    message.chapterType = 1;
                    break;
                case "STANDARD":
                case 2:
                    message.chapterType = 2;
                    break;
                case "DELUXE":
                case 3:
                    message.chapterType = 3;
                    break;
                case "LOCKED_AFTER_FREE_READ":
                case 4:
                    message.chapterType = 4;
                    break;
                default:
                    if (typeof object.chapterType === "number" && (object.chapterType | 0) === object.chapterType)
                        message.chapterType = object.chapterType;
                }
            return message;
        };

        Chapter.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.titleId = 0;
                object.chapterId = 0;
                object.name = "";
                object.subTitle = "";
                object.thumbnailUrl = "";
                object.startTimeStamp = 0;
                object.endTimeStamp = 0;
                object.alreadyViewed = false;
                object.isVerticalOnly = false;
                object.chapterTicketEndtime = 0;
                object.viewedForFree = false;
                object.isHorizontalOnly = false;
                object.viewCount = 0;
                object.commentCount = 0;
                object.isUpdated = false;
                object.chapterType = options.enums === $String ? "FREE" : 0;
            }
            if (message.titleId != null && $Object.hasOwnProperty.call(message, "titleId"))
                object.titleId = message.titleId;
            if (message.chapterId != null && $Object.hasOwnProperty.call(message, "chapterId"))
                object.chapterId = message.chapterId;
            if (message.name != null && $Object.hasOwnProperty.call(message, "name"))
                object.name = message.name;
            if (message.subTitle != null && $Object.hasOwnProperty.call(message, "subTitle"))
                object.subTitle = message.subTitle;
            if (message.thumbnailUrl != null && $Object.hasOwnProperty.call(message, "thumbnailUrl"))
                object.thumbnailUrl = message.thumbnailUrl;
            if (message.startTimeStamp != null && $Object.hasOwnProperty.call(message, "startTimeStamp"))
                object.startTimeStamp = message.startTimeStamp;
            if (message.endTimeStamp != null && $Object.hasOwnProperty.call(message, "endTimeStamp"))
                object.endTimeStamp = message.endTimeStamp;
            if (message.alreadyViewed != null && $Object.hasOwnProperty.call(message, "alreadyViewed"))
                object.alreadyViewed = message.alreadyViewed;
            if (message.isVerticalOnly != null && $Object.hasOwnProperty.call(message, "isVerticalOnly"))
                object.isVerticalOnly = message.isVerticalOnly;
            if (message.chapterTicketEndtime != null && $Object.hasOwnProperty.call(message, "chapterTicketEndtime"))
                object.chapterTicketEndtime = message.chapterTicketEndtime;
            if (message.viewedForFree != null && $Object.hasOwnProperty.call(message, "viewedForFree"))
                object.viewedForFree = message.viewedForFree;
            if (message.isHorizontalOnly != null && $Object.hasOwnProperty.call(message, "isHorizontalOnly"))
                object.isHorizontalOnly = message.isHorizontalOnly;
            if (message.viewCount != null && $Object.hasOwnProperty.call(message, "viewCount"))
                object.viewCount = message.viewCount;
            if (message.commentCount != null && $Object.hasOwnProperty.call(message, "commentCount"))
                object.commentCount = message.commentCount;
            if (message.isUpdated != null && $Object.hasOwnProperty.call(message, "isUpdated"))
                object.isUpdated = message.isUpdated;
            if (message.chapterType != null && $Object.hasOwnProperty.call(message, "chapterType"))
                object.chapterType = options.enums === $String ? $root.komawari.ChapterAccessType[message.chapterType] === $undefined ? message.chapterType : $root.komawari.ChapterAccessType[message.chapterType] : message.chapterType;
            return object;
        };

        Chapter.prototype.toJSON = function() {
            return Chapter.toObject(this, $protobuf.util.toJSONOptions);
        };

        return Chapter;
    })();

    komawari.TitleDetailView = (function() {

        const TitleDetailView = function (properties) {
            this.firstChapterList = [];
            this.lastChapterList = [];
            this.banners = [];
            this.recommendedTitleList = [];
            this.publisherItems = [];
            this.titleBanners = [];
            this.ticketChapterList = [];
            this.ticketTitleList = [];
            this.titleLanguages = [];
            this.chapterListGroup = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleDetailView.prototype.title = null;
        TitleDetailView.prototype.titleImageUrl = "";
        TitleDetailView.prototype.overview = "";
        TitleDetailView.prototype.backgroundImageUrl = "";
        TitleDetailView.prototype.nextTimeStamp = 0;
        TitleDetailView.prototype.updateTiming = 0;
        TitleDetailView.prototype.viewingPeriodDescription = "";
        TitleDetailView.prototype.nonAppearanceInfo = "";
        TitleDetailView.prototype.firstChapterList = $util.emptyArray;
        TitleDetailView.prototype.lastChapterList = $util.emptyArray;
        TitleDetailView.prototype.banners = $util.emptyArray;
        TitleDetailView.prototype.recommendedTitleList = $util.emptyArray;
        TitleDetailView.prototype.sns = null;
        TitleDetailView.prototype.isSimulReleased = false;
        TitleDetailView.prototype.isSubscribed = false;
        TitleDetailView.prototype.rating = 0;
        TitleDetailView.prototype.chaptersDescending = false;
        TitleDetailView.prototype.numberOfViews = 0;
        TitleDetailView.prototype.publisherItems = $util.emptyArray;
        TitleDetailView.prototype.titleBanners = $util.emptyArray;
        TitleDetailView.prototype.userTickets = null;
        TitleDetailView.prototype.ticketChapterList = $util.emptyArray;
        TitleDetailView.prototype.ticketTitleList = $util.emptyArray;
        TitleDetailView.prototype.hasChaptersBetween = false;
        TitleDetailView.prototype.publisherBanner = null;
        TitleDetailView.prototype.advertisement = null;
        TitleDetailView.prototype.titleLanguages = $util.emptyArray;
        TitleDetailView.prototype.chapterListGroup = $util.emptyArray;
        TitleDetailView.prototype.regionCode = "";

        TitleDetailView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                $root.komawari.Title.encode(message.title, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.titleImageUrl != null && $Object.hasOwnProperty.call(message, "titleImageUrl") && message.titleImageUrl !== "")
                writer.uint32(18).string(message.titleImageUrl);
            if (message.overview != null && $Object.hasOwnProperty.call(message, "overview") && message.overview !== "")
                writer.uint32(26).string(message.overview);
            if (message.backgroundImageUrl != null && $Object.hasOwnProperty.call(message, "backgroundImageUrl") && message.backgroundImageUrl !== "")
                writer.uint32(34).string(message.backgroundImageUrl);
            if (message.nextTimeStamp != null && $Object.hasOwnProperty.call(message, "nextTimeStamp") && message.nextTimeStamp !== 0)
                writer.uint32(40).uint32(message.nextTimeStamp);
            if (message.updateTiming != null && $Object.hasOwnProperty.call(message, "updateTiming") && message.updateTiming !== 0)
                writer.uint32(48).int32(message.updateTiming);
            if (message.viewingPeriodDescription != null && $Object.hasOwnProperty.call(message, "viewingPeriodDescription") && message.viewingPeriodDescription !== "")
                writer.uint32(58).string(message.viewingPeriodDescription);
            if (message.nonAppearanceInfo != null && $Object.hasOwnProperty.call(message, "nonAppearanceInfo") && message.nonAppearanceInfo !== "")
                writer.uint32(66).string(message.nonAppearanceInfo);
            if (message.firstChapterList != null && message.firstChapterList.length)
                for (let i = 0; i < message.firstChapterList.length; ++i)
                    $root.komawari.Chapter.encode(message.firstChapterList[i], writer.uint32(74).fork(), _depth + 1).ldelim();
            if (message.lastChapterList != null && message.lastChapterList.length)
                for (let i = 0; i < message.lastChapterList.length; ++i)
                    $root.komawari.Chapter.encode(message.lastChapterList[i], writer.uint32(82).fork(), _depth + 1).ldelim();
            if (message.banners != null && message.banners.length)
                for (let i = 0; i < message.banners.length; ++i)
                    $root.komawari.Banner.encode(message.banners[i], writer.uint32(90).fork(), _depth + 1).ldelim();
            if (message.recommendedTitleList != null && message.recommendedTitleList.length)
                for (let i = 0; i < message.recommendedTitleList.length; ++i)
                    $root.komawari.Title.encode(message.recommendedTitleList[i], writer.uint32(98).fork(), _depth + 1).ldelim();
            if (message.sns != null && $Object.hasOwnProperty.call(message, "sns"))
                $root.komawari.Sns.encode(message.sns, writer.uint32(106).fork(), _depth + 1).ldelim();
            if (message.isSimulReleased != null && $Object.hasOwnProperty.call(message, "isSimulReleased") && message.isSimulReleased !== false)
                writer.uint32(112).bool(message.isSimulReleased);
            if (message.isSubscribed != null && $Object.hasOwnProperty.call(message, "isSubscribed") && message.isSubscribed !== false)
                writer.uint32(120).bool(message.isSubscribed);
            if (message.rating != null && $Object.hasOwnProperty.call(message, "rating") && message.rating !== 0)
                writer.uint32(128).int32(message.rating);
            if (message.chaptersDescending != null && $Object.hasOwnProperty.call(message, "chaptersDescending") && message.chaptersDescending !== false)
                writer.uint32(136).bool(message.chaptersDescending);
            if (message.numberOfViews != null && $Object.hasOwnProperty.call(message, "numberOfViews") && message.numberOfViews !== 0)
                writer.uint32(144).uint32(message.numberOfViews);
            if (message.publisherItems != null && message.publisherItems.length)
                for (let i = 0; i < message.publisherItems.length; ++i)
                    $root.komawari.TitleDetailView.PublisherItem.encode(message.publisherItems[i], writer.uint32(154).fork(), _depth + 1).ldelim();
            if (message.titleBanners != null && message.titleBanners.length)
                for (let i = 0; i < message.titleBanners.length; ++i)
                    $root.komawari.Banner.encode(message.titleBanners[i], writer.uint32(162).fork(), _depth + 1).ldelim();
            if (message.userTickets != null && $Object.hasOwnProperty.call(message, "userTickets"))
                $root.komawari.UserTickets.encode(message.userTickets, writer.uint32(170).fork(), _depth + 1).ldelim();
            if (message.ticketChapterList != null && message.ticketChapterList.length)
                for (let i = 0; i < message.ticketChapterList.length; ++i)
                    $root.komawari.Chapter.encode(message.ticketChapterList[i], writer.uint32(178).fork(), _depth + 1).ldelim();
            if (message.ticketTitleList != null && message.ticketTitleList.length)
                for (let i = 0; i < message.ticketTitleList.length; ++i)
                    $root.komawari.Title.encode(message.ticketTitleList[i], writer.uint32(186).fork(), _depth + 1).ldelim();
            if (message.hasChaptersBetween != null && $Object.hasOwnProperty.call(message, "hasChaptersBetween") && message.hasChaptersBetween !== false)
                writer.uint32(192).bool(message.hasChaptersBetween);
            if (message.publisherBanner != null && $Object.hasOwnProperty.call(message, "publisherBanner"))
                $root.komawari.Banner.encode(message.publisherBanner, writer.uint32(202).fork(), _depth + 1).ldelim();
            if (message.advertisement != null && $Object.hasOwnProperty.call(message, "advertisement"))
                $root.komawari.AdNetworkList.encode(message.advertisement, writer.uint32(210).fork(), _depth + 1).ldelim();
            if (message.titleLanguages != null && message.titleLanguages.length)
                for (let i = 0; i < message.titleLanguages.length; ++i)
                    $root.komawari.TitleDetailView.TitleLanguages.encode(message.titleLanguages[i], writer.uint32(218).fork(), _depth + 1).ldelim();
            if (message.chapterListGroup != null && message.chapterListGroup.length)
                for (let i = 0; i < message.chapterListGroup.length; ++i)
                    $root.komawari.TitleDetailView.ChapterGroup.encode(message.chapterListGroup[i], writer.uint32(226).fork(), _depth + 1).ldelim();
            if (message.regionCode != null && $Object.hasOwnProperty.call(message, "regionCode") && message.regionCode !== "")
                writer.uint32(242).string(message.regionCode);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleDetailView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleDetailView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.title = $root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1, message.title);
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.titleImageUrl = value;
                        else
                            delete message.titleImageUrl;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.overview = value;
                        else
                            delete message.overview;
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.backgroundImageUrl = value;
                        else
                            delete message.backgroundImageUrl;
                        continue;
                    }
                case 5: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.nextTimeStamp = value;
                        else
                            delete message.nextTimeStamp;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.updateTiming = value;
                        else
                            delete message.updateTiming;
                        continue;
                    }
                case 7: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.viewingPeriodDescription = value;
                        else
                            delete message.viewingPeriodDescription;
                        continue;
                    }
                case 8: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.nonAppearanceInfo = value;
                        else
                            delete message.nonAppearanceInfo;
                        continue;
                    }
                case 9: {
                        if (wireType !== 2)
                            break;
                        if (!(message.firstChapterList && message.firstChapterList.length))
                            message.firstChapterList = [];
                        message.firstChapterList.push($root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 10: {
                        if (wireType !== 2)
                            break;
                        if (!(message.lastChapterList && message.lastChapterList.length))
                            message.lastChapterList = [];
                        message.lastChapterList.push($root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 11: {
                        if (wireType !== 2)
                            break;
                        if (!(message.banners && message.banners.length))
                            message.banners = [];
                        message.banners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 12: {
                        if (wireType !== 2)
                            break;
                        if (!(message.recommendedTitleList && message.recommendedTitleList.length))
                            message.recommendedTitleList = [];
                        message.recommendedTitleList.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 13: {
                        if (wireType !== 2)
                            break;
                        message.sns = $root.komawari.Sns.decode(reader, reader.size(), $undefined, _depth + 1, message.sns);
                        continue;
                    }
                case 14: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isSimulReleased = value;
                        else
                            delete message.isSimulReleased;
                        continue;
                    }
                case 15: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isSubscribed = value;
                        else
                            delete message.isSubscribed;
                        continue;
                    }
                case 16: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.rating = value;
                        else
                            delete message.rating;
                        continue;
                    }
                case 17: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.chaptersDescending = value;
                        else
                            delete message.chaptersDescending;
                        continue;
                    }
                case 18: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.numberOfViews = value;
                        else
                            delete message.numberOfViews;
                        continue;
                    }
                case 19: {
                        if (wireType !== 2)
                            break;
                        if (!(message.publisherItems && message.publisherItems.length))
                            message.publisherItems = [];
                        message.publisherItems.push($root.komawari.TitleDetailView.PublisherItem.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 20: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titleBanners && message.titleBanners.length))
                            message.titleBanners = [];
                        message.titleBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 21: {
                        if (wireType !== 2)
                            break;
                        message.userTickets = $root.komawari.UserTickets.decode(reader, reader.size(), $undefined, _depth + 1, message.userTickets);
                        continue;
                    }
                case 22: {
                        if (wireType !== 2)
                            break;
                        if (!(message.ticketChapterList && message.ticketChapterList.length))
                            message.ticketChapterList = [];
                        message.ticketChapterList.push($root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 23: {
                        if (wireType !== 2)
                            break;
                        if (!(message.ticketTitleList && message.ticketTitleList.length))
                            message.ticketTitleList = [];
                        message.ticketTitleList.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 24: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.hasChaptersBetween = value;
                        else
                            delete message.hasChaptersBetween;
                        continue;
                    }
                case 25: {
                        if (wireType !== 2)
                            break;
                        message.publisherBanner = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.publisherBanner);
                        continue;
                    }
                case 26: {
                        if (wireType !== 2)
                            break;
                        message.advertisement = $root.komawari.AdNetworkList.decode(reader, reader.size(), $undefined, _depth + 1, message.advertisement);
                        continue;
                    }
                case 27: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titleLanguages && message.titleLanguages.length))
                            message.titleLanguages = [];
                        message.titleLanguages.push($root.komawari.TitleDetailView.TitleLanguages.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 28: {
                        if (wireType !== 2)
                            break;
                        if (!(message.chapterListGroup && message.chapterListGroup.length))
                            message.chapterListGroup = [];
                        message.chapterListGroup.push($root.komawari.TitleDetailView.ChapterGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 30: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.regionCode = value;
                        else
                            delete message.regionCode;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        TitleDetailView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.TitleDetailView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.TitleDetailView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.TitleDetailView();
            if (object.title != null) {
                if (!$util.isObject(object.title))
                    throw $TypeError(".komawari.TitleDetailView.title: object expected");
                message.title = $root.komawari.Title.fromObject(object.title, _depth + 1);
            }
            if (object.titleImageUrl != null)
                if (typeof object.titleImageUrl !== "string" || object.titleImageUrl.length)
                    message.titleImageUrl = $String(object.titleImageUrl);
            if (object.overview != null)
                if (typeof object.overview !== "string" || object.overview.length)
                    message.overview = $String(object.overview);
            if (object.backgroundImageUrl != null)
                if (typeof object.backgroundImageUrl !== "string" || object.backgroundImageUrl.length)
                    message.backgroundImageUrl = $String(object.backgroundImageUrl);
            if (object.nextTimeStamp != null)
                if ($Number(object.nextTimeStamp) !== 0)
                    message.nextTimeStamp = object.nextTimeStamp >>> 0;
            if (object.updateTiming !== 0 && (typeof object.updateTiming !== "string" || $root.komawari.UpdateTiming[object.updateTiming] !== 0))
                switch (object.updateTiming) {
                case "NOT_REGULARLY":
                case 0:
                    message.updateTiming = 0;
                    break;
                case "MONDAY":
                case 1:
                    message.updateTiming = 1;
                    break;
                case "TUESDAY":
                case 2:
                    message.updateTiming = 2;
                    break;
                case "WEDNESDAY":
                case 3:
                    message.updateTiming = 3;
                    break;
                case "THURSDAY":
                case 4:
                    message.updateTiming = 4;
                    break;
                case "FRIDAY":
                case 5:
                    message.updateTiming = 5;
                    break;
                case "SATURDAY":
                case 6:
                    message.updateTiming = 6;
                    break;
                case "SUNDAY":
                case 7:
                    message.updateTiming = 7;
                    break;
                case "DAY":
                case 8:
                    message.updateTiming = 8;
                    break;
                default:
                    if (typeof object.updateTiming === "number" && (object.updateTiming | 0) === object.updateTiming)
                        message.updateTiming = object.updateTiming;
                }
            if (object.viewingPeriodDescription != null)
                if (typeof object.viewingPeriodDescription !== "string" || object.viewingPeriodDescription.length)
                    message.viewingPeriodDescription = $String(object.viewingPeriodDescription);
            if (object.nonAppearanceInfo != null)
                if (typeof object.nonAppearanceInfo !== "string" || object.nonAppearanceInfo.length)
                    message.nonAppearanceInfo = $String(object.nonAppearanceInfo);
            if (object.firstChapterList) {
                if (!$Array.isArray(object.firstChapterList))
                    throw $TypeError(".komawari.TitleDetailView.firstChapterList: array expected");
                message.firstChapterList = $Array(object.firstChapterList.length);
                for (let i = 0; i < object.firstChapterList.length; ++i) {
                    if (!$util.isObject(object.firstChapterList[i]))
                        throw $TypeError(".komawari.TitleDetailView.firstChapterList: object expected");
                    message.firstChapterList[i] = $root.komawari.Chapter.fromObject(object.firstChapterList[i], _depth + 1);
                }
            }
            if (object.lastChapterList) {
                if (!$Array.isArray(object.lastChapterList))
                    throw $TypeError(".komawari.TitleDetailView.lastChapterList: array expected");
                message.lastChapterList = $Array(object.lastChapterList.length);
                for (let i = 0; i < object.lastChapterList.length; ++i) {
                    if (!$util.isObject(object.lastChapterList[i]))
                        throw $TypeError(".komawari.TitleDetailView.lastChapterList: object expected");
                    message.lastChapterList[i] = $root.komawari.Chapter.fromObject(object.lastChapterList[i], _depth + 1);
                }
            }
            if (object.banners) {
                if (!$Array.isArray(object.banners))
                    throw $TypeError(".komawari.TitleDetailView.banners: array expected");
                message.banners = $Array(object.banners.length);
                for (let i = 0; i < object.banners.length; ++i) {
                    if (!$util.isObject(object.banners[i]))
                        throw $TypeError(".komawari.TitleDetailView.banners: object expected");
                    message.banners[i] = $root.komawari.Banner.fromObject(object.banners[i], _depth + 1);
                }
            }
            if (object.recommendedTitleList) {
                if (!$Array.isArray(object.recommendedTitleList))
                    throw $TypeError(".komawari.TitleDetailView.recommendedTitleList: array expected");
                message.recommendedTitleList = $Array(object.recommendedTitleList.length);
                for (let i = 0; i < object.recommendedTitleList.length; ++i) {
                    if (!$util.isObject(object.recommendedTitleList[i]))
                        throw $TypeError(".komawari.TitleDetailView.recommendedTitleList: object expected");
                    message.recommendedTitleList[i] = $root.komawari.Title.fromObject(object.recommendedTitleList[i], _depth + 1);
                }
            }
            if (object.sns != null) {
                if (!$util.isObject(object.sns))
                    throw $TypeError(".komawari.TitleDetailView.sns: object expected");
                message.sns = $root.komawari.Sns.fromObject(object.sns, _depth + 1);
            }
            if (object.isSimulReleased != null)
                if (object.isSimulReleased)
                    message.isSimulReleased = $Boolean(object.isSimulReleased);
            if (object.isSubscribed != null)
                if (object.isSubscribed)
                    message.isSubscribed = $Boolean(object.isSubscribed);
            if (object.rating !== 0 && (typeof object.rating !== "string" || $root.komawari.Rating[object.rating] !== 0))
                switch (object.rating) {
                case "ALLAGE":
                case 0:
                    message.rating = 0;
                    break;
                case "TEEN":
                case 1:
                    message.rating = 1;
                    break;
                case "TEENPLUS":
                case 2:
                    message.rating = 2;
                    break;
                case "MATURE":
                case 3:
                    message.rating = 3;
                    break;
                default:
                    if (typeof object.rating === "number" && (object.rating | 0) === object.rating)
                        message.rating = object.rating;
                }
            if (object.chaptersDescending != null)
                if (object.chaptersDescending)
                    message.chaptersDescending = $Boolean(object.chaptersDescending);
            if (object.numberOfViews != null)
                if ($Number(object.numberOfViews) !== 0)
                    message.numberOfViews = object.numberOfViews >>> 0;
            if (object.publisherItems) {
                if (!$Array.isArray(object.publisherItems))
                    throw $TypeError(".komawari.TitleDetailView.publisherItems: array expected");
                message.publisherItems = $Array(object.publisherItems.length);
                for (let i = 0; i < object.publisherItems.length; ++i) {
                    if (!$util.isObject(object.publisherItems[i]))
                        throw $TypeError(".komawari.TitleDetailView.publisherItems: object expected");
                    message.publisherItems[i] = $root.komawari.TitleDetailView.PublisherItem.fromObject(object.publisherItems[i], _depth + 1);
                }
            }
            if (object.titleBanners) {
                if (!$Array.isArray(object.titleBanners))
                    throw $TypeError(".komawari.TitleDetailView.titleBanners: array expected");
                message.titleBanners = $Array(object.titleBanners.length);
                for (let i = 0; i < object.titleBanners.length; ++i) {
                    if (!$util.isObject(object.titleBanners[i]))
                        throw $TypeError(".komawari.TitleDetailView.titleBanners: object expected");
                    message.titleBanners[i] = $root.komawari.Banner.fromObject(object.titleBanners[i], _depth + 1);
                }
            }
            if (object.userTickets != null) {
                if (!$util.isObject(object.userTickets))
                    throw $TypeError(".komawari.TitleDetailView.userTickets: object expected");
                message.userTickets = $root.komawari.UserTickets.fromObject(object.userTickets, _depth + 1);
            }
            if (object.ticketChapterList) {
                if (!$Array.isArray(object.ticketChapterList))
                    throw $TypeError(".komawari.TitleDetailView.ticketChapterList: array expected");
                message.ticketChapterList = $Array(object.ticketChapterList.length);
                for (let i = 0; i < object.ticketChapterList.length; ++i) {
                    if (!$util.isObject(object.ticketChapterList[i]))
                        throw $TypeError(".komawari.TitleDetailView.ticketChapterList: object expected");
                    message.ticketChapterList[i] = $root.komawari.Chapter.fromObject(object.ticketChapterList[i], _depth + 1);
                }
            }
            if (object.ticketTitleList) {
                if (!$Array.isArray(object.ticketTitleList))
                    throw $TypeError(".komawari.TitleDetailView.ticketTitleList: array expected");
                message.ticketTitleList = $Array(object.ticketTitleList.length);
                for (let i = 0; i < object.ticketTitleList.length; ++i) {
                    if (!$util.isObject(object.ticketTitleList[i]))
                        throw $TypeError(".komawari.TitleDetailView.ticketTitleList: object expected");
                    message.ticketTitleList[i] = $root.komawari.Title.fromObject(object.ticketTitleList[i], _depth + 1);
                }
            }
            if (object.hasChaptersBetween != null)
                if (object.hasChaptersBetween)
                    message.hasChaptersBetween = $Boolean(object.hasChaptersBetween);
            if (object.publisherBanner != null) {
                if (!$util.isObject(object.publisherBanner))
                    throw $TypeError(".komawari.TitleDetailView.publisherBanner: object expected");
                message.publisherBanner = $root.komawari.Banner.fromObject(object.publisherBanner, _depth + 1);
            }
            if (object.advertisement != null) {
                if (!$util.isObject(object.advertisement))
                    throw $TypeError(".komawari.TitleDetailView.advertisement: object expected");
                message.advertisement = $root.komawari.AdNetworkList.fromObject(object.advertisement, _depth + 1);
            }
            if (object.titleLanguages) {
                if (!$Array.isArray(object.titleLanguages))
                    throw $TypeError(".komawari.TitleDetailView.titleLanguages: array expected");
                message.titleLanguages = $Array(object.titleLanguages.length);
                for (let i = 0; i < object.titleLanguages.length; ++i) {
                    if (!$util.isObject(object.titleLanguages[i]))
                        throw $TypeError(".komawari.TitleDetailView.titleLanguages: object expected");
                    message.titleLanguages[i] = $root.komawari.TitleDetailView.TitleLanguages.fromObject(object.titleLanguages[i], _depth + 1);
                }
            }
            if (object.chapterListGroup) {
                if (!$Array.isArray(object.chapterListGroup))
                    throw $TypeError(".komawari.TitleDetailView.chapterListGroup: array expected");
                message.chapterListGroup = $Array(object.chapterListGroup.length);
                for (let i = 0; i < object.chapterListGroup.length; ++i) {
                    if (!$util.isObject(object.chapterListGroup[i]))
                        throw $TypeError(".komawari.TitleDetailView.chapterListGroup: object expected");
                    message.chapterListGroup[i] = $root.komawari.TitleDetailView.ChapterGroup.fromObject(object.chapterListGroup[i], _depth + 1);
                }
            }
            if (object.regionCode != null)
                if (typeof object.regionCode !== "string" || object.regionCode.length)
                    message.regionCode = $String(object.regionCode);
            return message;
        };

        TitleDetailView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults) {
                object.firstChapterList = [];
                object.lastChapterList = [];
                object.banners = [];
                object.recommendedTitleList = [];
                object.publisherItems = [];
                object.titleBanners = [];
                object.ticketChapterList = [];
                object.ticketTitleList = [];
                object.titleLanguages = [];
                object.chapterListGroup = [];
            }
            if (options.defaults) {
                object.title = null;
                object.titleImageUrl = "";
                object.overview = "";
                object.backgroundImageUrl = "";
                object.nextTimeStamp = 0;
                object.updateTiming = options.enums === $String ? "NOT_REGULARLY" : 0;
                object.viewingPeriodDescription = "";
                object.nonAppearanceInfo = "";
                object.sns = null;
                object.isSimulReleased = false;
                object.isSubscribed = false;
                object.rating = options.enums === $String ? "ALLAGE" : 0;
                object.chaptersDescending = false;
                object.numberOfViews = 0;
                object.userTickets = null;
                object.hasChaptersBetween = false;
                object.publisherBanner = null;
                object.advertisement = null;
                object.regionCode = "";
            }
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                object.title = $root.komawari.Title.toObject(message.title, options, _depth + 1);
            if (message.titleImageUrl != null && $Object.hasOwnProperty.call(message, "titleImageUrl"))
                object.titleImageUrl = message.titleImageUrl;
            if (message.overview != null && $Object.hasOwnProperty.call(message, "overview"))
                object.overview = message.overview;
            if (message.backgroundImageUrl != null && $Object.hasOwnProperty.call(message, "backgroundImageUrl"))
                object.backgroundImageUrl = message.backgroundImageUrl;
            if (message.nextTimeStamp != null && $Object.hasOwnProperty.call(message, "nextTimeStamp"))
                object.nextTimeStamp = message.nextTimeStamp;
            if (message.updateTiming != null && $Object.hasOwnProperty.call(message, "updateTiming"))
                object.updateTiming = options.enums === $String ? $root.komawari.UpdateTiming[message.updateTiming] === $undefined ? message.updateTiming : $root.komawari.UpdateTiming[message.updateTiming] : message.updateTiming;
            if (message.viewingPeriodDescription != null && $Object.hasOwnProperty.call(message, "viewingPeriodDescription"))
                object.viewingPeriodDescription = message.viewingPeriodDescription;
            if (message.nonAppearanceInfo != null && $Object.hasOwnProperty.call(message, "nonAppearanceInfo"))
                object.nonAppearanceInfo = message.nonAppearanceInfo;
            if (message.firstChapterList && message.firstChapterList.length) {
                object.firstChapterList = $Array(message.firstChapterList.length);
                for (let j = 0; j < message.firstChapterList.length; ++j)
                    object.firstChapterList[j] = $root.komawari.Chapter.toObject(message.firstChapterList[j], options, _depth + 1);
            }
            if (message.lastChapterList && message.lastChapterList.length) {
                object.lastChapterList = $Array(message.lastChapterList.length);
                for (let j = 0; j < message.lastChapterList.length; ++j)
                    object.lastChapterList[j] = $root.komawari.Chapter.toObject(message.lastChapterList[j], options, _depth + 1);
            }
            if (message.banners && message.banners.length) {
                object.banners = $Array(message.banners.length);
                for (let j = 0; j < message.banners.length; ++j)
                    object.banners[j] = $root.komawari.Banner.toObject(message.banners[j], options, _depth + 1);
            }
            if (message.recommendedTitleList && message.recommendedTitleList.length) {
                object.recommendedTitleList = $Array(message.recommendedTitleList.length);
                for (let j = 0; j < message.recommendedTitleList.length; ++j)
                    object.recommendedTitleList[j] = $root.komawari.Title.toObject(message.recommendedTitleList[j], options, _depth + 1);
            }
            if (message.sns != null && $Object.hasOwnProperty.call(message, "sns"))
                object.sns = $root.komawari.Sns.toObject(message.sns, options, _depth + 1);
            if (message.isSimulReleased != null && $Object.hasOwnProperty.call(message, "isSimulReleased"))
                object.isSimulReleased = message.isSimulReleased;
            if (message.isSubscribed != null && $Object.hasOwnProperty.call(message, "isSubscribed"))
                object.isSubscribed = message.isSubscribed;
            if (message.rating != null && $Object.hasOwnProperty.call(message, "rating"))
                object.rating = options.enums === $String ? $root.komawari.Rating[message.rating] === $undefined ? message.rating : $root.komawari.Rating[message.rating] : message.rating;
            if (message.chaptersDescending != null && $Object.hasOwnProperty.call(message, "chaptersDescending"))
                object.chaptersDescending = message.chaptersDescending;
            if (message.numberOfViews != null && $Object.hasOwnProperty.call(message, "numberOfViews"))
                object.numberOfViews = message.numberOfViews;
            if (message.publisherItems && message.publisherItems.length) {
                object.publisherItems = $Array(message.publisherItems.length);
                for (let j = 0; j < message.publisherItems.length; ++j)
                    object.publisherItems[j] = $root.komawari.TitleDetailView.PublisherItem.toObject(message.publisherItems[j], options, _depth + 1);
            }
            if (message.titleBanners && message.titleBanners.length) {
                object.titleBanners = $Array(message.titleBanners.length);
                for (let j = 0; j < message.titleBanners.length; ++j)
                    object.titleBanners[j] = $root.komawari.Banner.toObject(message.titleBanners[j], options, _depth + 1);
            }
            if (message.userTickets != null && $Object.hasOwnProperty.call(message, "userTickets"))
                object.userTickets = $root.komawari.UserTickets.toObject(message.userTickets, options, _depth + 1);
            if (message.ticketChapterList && message.ticketChapterList.length) {
                object.ticketChapterList = $Array(message.ticketChapterList.length);
                for (let j = 0; j < message.ticketChapterList.length; ++j)
                    object.ticketChapterList[j] = $root.komawari.Chapter.toObject(message.ticketChapterList[j], options, _depth + 1);
            }
            if (message.ticketTitleList && message.ticketTitleList.length) {
                object.ticketTitleList = $Array(message.ticketTitleList.length);
                for (let j = 0; j < message.ticketTitleList.length; ++j)
                    object.ticketTitleList[j] = $root.komawari.Title.toObject(message.ticketTitleList[j], options, _depth + 1);
            }
            if (message.hasChaptersBetween != null && $Object.hasOwnProperty.call(message, "hasChaptersBetween"))
                object.hasChaptersBetween = message.hasChaptersBetween;
            if (message.publisherBanner != null && $Object.hasOwnProperty.call(message, "publisherBanner"))
                object.publisherBanner = $root.komawari.Banner.toObject(message.publisherBanner, options, _depth + 1);
            if (message.advertisement != null && $Object.hasOwnProperty.call(message, "advertisement"))
                object.advertisement = $root.komawari.AdNetworkList.toObject(message.advertisement, options, _depth + 1);
            if (message.titleLanguages && message.titleLanguages.length) {
                object.titleLanguages = $Array(message.titleLanguages.length);
                for (let j = 0; j < message.titleLanguages.length; ++j)
                    object.titleLanguages[j] = $root.komawari.TitleDetailView.TitleLanguages.toObject(message.titleLanguages[j], options, _depth + 1);
            }
            if (message.chapterListGroup && message.chapterListGroup.length) {
                object.chapterListGroup = $Array(message.chapterListGroup.length);
                for (let j = 0; j < message.chapterListGroup.length; ++j)
                    object.chapterListGroup[j] = $root.komawari.TitleDetailView.ChapterGroup.toObject(message.chapterListGroup[j], options, _depth + 1);
            }
            if (message.regionCode != null && $Object.hasOwnProperty.call(message, "regionCode"))
                object.regionCode = message.regionCode;
            return object;
        };

        TitleDetailView.prototype.toJSON = function() {
            return TitleDetailView.toObject(this, $protobuf.util.toJSONOptions);
        };

        TitleDetailView.PublisherItem = (function() {

            const PublisherItem = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            PublisherItem.prototype.banner = null;
            PublisherItem.prototype.publisherNews = null;

            PublisherItem.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.banner != null && $Object.hasOwnProperty.call(message, "banner"))
                    $root.komawari.Banner.encode(message.banner, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.publisherNews != null && $Object.hasOwnProperty.call(message, "publisherNews"))
                    $root.komawari.PublisherNews.encode(message.publisherNews, writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            PublisherItem.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.TitleDetailView.PublisherItem();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.banner = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.banner);
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.publisherNews = $root.komawari.PublisherNews.decode(reader, reader.size(), $undefined, _depth + 1, message.publisherNews);
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            PublisherItem.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.TitleDetailView.PublisherItem)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.TitleDetailView.PublisherItem: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.TitleDetailView.PublisherItem();
                if (object.banner != null) {
                    if (!$util.isObject(object.banner))
                        throw $TypeError(".komawari.TitleDetailView.PublisherItem.banner: object expected");
                    message.banner = $root.komawari.Banner.fromObject(object.banner, _depth + 1);
                }
                if (object.publisherNews != null) {
                    if (!$util.isObject(object.publisherNews))
                        throw $TypeError(".komawari.TitleDetailView.PublisherItem.publisherNews: object expected");
                    message.publisherNews = $root.komawari.PublisherNews.fromObject(object.publisherNews, _depth + 1);
                }
                return message;
            };

            PublisherItem.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (options.defaults) {
                    object.banner = null;
                    object.publisherNews = null;
                }
                if (message.banner != null && $Object.hasOwnProperty.call(message, "banner"))
                    object.banner = $root.komawari.Banner.toObject(message.banner, options, _depth + 1);
                if (message.publisherNews != null && $Object.hasOwnProperty.call(message, "publisherNews"))
                    object.publisherNews = $root.komawari.PublisherNews.toObject(message.publisherNews, options, _depth + 1);
                return object;
            };

            PublisherItem.prototype.toJSON = function() {
                return PublisherItem.toObject(this, $protobuf.util.toJSONOptions);
            };

            return PublisherItem;
        })();

        TitleDetailView.TitleLanguages = (function() {

            const TitleLanguages = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            TitleLanguages.prototype.titleId = 0;
            TitleLanguages.prototype.language = 0;

            TitleLanguages.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.titleId != null && $Object.hasOwnProperty.call(message, "titleId") && message.titleId !== 0)
                    writer.uint32(8).uint32(message.titleId);
                if (message.language != null && $Object.hasOwnProperty.call(message, "language") && message.language !== 0)
                    writer.uint32(16).int32(message.language);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            TitleLanguages.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.TitleDetailView.TitleLanguages();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.uint32())
                                message.titleId = value;
                            else
                                delete message.titleId;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.int32())
                                message.language = value;
                            else
                                delete message.language;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            TitleLanguages.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.TitleDetailView.TitleLanguages)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.TitleDetailView.TitleLanguages: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.TitleDetailView.TitleLanguages();
                if (object.titleId != null)
                    if ($Number(object.titleId) !== 0)
                        message.titleId = object.titleId >>> 0;
                if (object.language !== 0 && (typeof object.language !== "string" || $root.komawari.Language[object.language] !== 0))
                    switch (object.language) {
                    case "ENGLISH":
                    case 0:
                        message.language = 0;
                        break;
                    case "SPANISH":
                    case 1:
                        message.language = 1;
                        break;
                    case "FRENCH":
                    case 2:
                        message.language = 2;
                        break;
                    case "INDONESIAN":
                    case 3:
                        message.language = 3;
                        break;
                    case "PORTUGUESE_BR":
                    case 4:
                        message.language = 4;
                        break;
                    case "RUSSIAN":
                    case 5:
                        message.language = 5;
                        break;
                    case "THAI":
                    case 6:
                        message.language = 6;
                        break;
                    case "GERMAN":
                    case 7:
                        message.language = 7;
                        break;
                    case "ITALIAN":
                    case 8:
                        message.language = 8;
                        break;
                    case "VIETNAMESE":
                    case 9:
                        message.language = 9;
                        break;
                    default:
                        if (typeof object.language === "number" && (object.language | 0) === object.language)
                            message.language = object.language;
                    }
                return message;
            };

            TitleLanguages.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (options.defaults) {
                    object.titleId = 0;
                    object.language = options.enums === $String ? "ENGLISH" : 0;
                }
                if (message.titleId != null && $Object.hasOwnProperty.call(message, "titleId"))
                    object.titleId = message.titleId;
                if (message.language != null && $Object.hasOwnProperty.call(message, "language"))
                    object.language = options.enums === $String ? $root.komawari.Language[message.language] === $undefined ? message.language : $root.komawari.Language[message.language] : message.language;
                return object;
            };

            TitleLanguages.prototype.toJSON = function() {
                return TitleLanguages.toObject(this, $protobuf.util.toJSONOptions);
            };

            return TitleLanguages;
        })();

        TitleDetailView.ChapterGroup = (function() {

            const ChapterGroup = function (properties) {
                this.firstChapterList = [];
                this.midChapterList = [];
                this.lastChapterList = [];
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            ChapterGroup.prototype.chapterNumbers = "";
            ChapterGroup.prototype.firstChapterList = $util.emptyArray;
            ChapterGroup.prototype.midChapterList = $util.emptyArray;
            ChapterGroup.prototype.lastChapterList = $util.emptyArray;

            ChapterGroup.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.chapterNumbers != null && $Object.hasOwnProperty.call(message, "chapterNumbers") && message.chapterNumbers !== "")
                    writer.uint32(10).string(message.chapterNumbers);
                if (message.firstChapterList != null && message.firstChapterList.length)
                    for (let i = 0; i < message.firstChapterList.length; ++i)
                        $root.komawari.Chapter.encode(message.firstChapterList[i], writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.midChapterList != null && message.midChapterList.length)
                    for (let i = 0; i < message.midChapterList.length; ++i)
                        $root.komawari.Chapter.encode(message.midChapterList[i], writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.lastChapterList != null && message.lastChapterList.length)
                    for (let i = 0; i < message.lastChapterList.length; ++i)
                        $root.komawari.Chapter.encode(message.lastChapterList[i], writer.uint32(34).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            ChapterGroup.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.TitleDetailView.ChapterGroup();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.chapterNumbers = value;
                            else
                                delete message.chapterNumbers;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            if (!(message.firstChapterList && message.firstChapterList.length))
                                message.firstChapterList = [];
                            message.firstChapterList.push($root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            if (!(message.midChapterList && message.midChapterList.length))
                                message.midChapterList = [];
                            message.midChapterList.push($root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    case 4: {
                            if (wireType !== 2)
                                break;
                            if (!(message.lastChapterList && message.lastChapterList.length))
                                message.lastChapterList = [];
                            message.lastChapterList.push($root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            ChapterGroup.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.TitleDetailView.ChapterGroup)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.TitleDetailView.ChapterGroup: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.TitleDetailView.ChapterGroup();
                if (object.chapterNumbers != null)
                    if (typeof object.chapterNumbers !== "string" || object.chapterNumbers.length)
                        message.chapterNumbers = $String(object.chapterNumbers);
                if (object.firstChapterList) {
                    if (!$Array.isArray(object.firstChapterList))
                        throw $TypeError(".komawari.TitleDetailView.ChapterGroup.firstChapterList: array expected");
                    message.firstChapterList = $Array(object.firstChapterList.length);
                    for (let i = 0; i < object.firstChapterList.length; ++i) {
                        if (!$util.isObject(object.firstChapterList[i]))
                            throw $TypeError(".komawari.TitleDetailView.ChapterGroup.firstChapterList: object expected");
                        message.firstChapterList[i] = $root.komawari.Chapter.fromObject(object.firstChapterList[i], _depth + 1);
                    }
                }
                if (object.midChapterList) {
                    if (!$Array.isArray(object.midChapterList))
                        throw $TypeError(".komawari.TitleDetailView.ChapterGroup.midChapterList: array expected");
                    message.midChapterList = $Array(object.midChapterList.length);
                    for (let i = 0; i < object.midChapterList.length; ++i) {
                        if (!$util.isObject(object.midChapterList[i]))
                            throw $TypeError(".komawari.TitleDetailView.ChapterGroup.midChapterList: object expected");
                        message.midChapterList[i] = $root.komawari.Chapter.fromObject(object.midChapterList[i], _depth + 1);
                    }
                }
                if (object.lastChapterList) {
                    if (!$Array.isArray(object.lastChapterList))
                        throw $TypeError(".komawari.TitleDetailView.ChapterGroup.lastChapterList: array expected");
                    message.lastChapterList = $Array(object.lastChapterList.length);
                    for (let i = 0; i < object.lastChapterList.length; ++i) {
                        if (!$util.isObject(object.lastChapterList[i]))
                            throw $TypeError(".komawari.TitleDetailView.ChapterGroup.lastChapterList: object expected");
                        message.lastChapterList[i] = $root.komawari.Chapter.fromObject(object.lastChapterList[i], _depth + 1);
                    }
                }
                return message;
            };

            ChapterGroup.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (options.arrays || options.defaults) {
                    object.firstChapterList = [];
                    object.midChapterList = [];
                    object.lastChapterList = [];
                }
                if (options.defaults)
                    object.chapterNumbers = "";
                if (message.chapterNumbers != null && $Object.hasOwnProperty.call(message, "chapterNumbers"))
                    object.chapterNumbers = message.chapterNumbers;
                if (message.firstChapterList && message.firstChapterList.length) {
                    object.firstChapterList = $Array(message.firstChapterList.length);
                    for (let j = 0; j < message.firstChapterList.length; ++j)
                        object.firstChapterList[j] = $root.komawari.Chapter.toObject(message.firstChapterList[j], options, _depth + 1);
                }
                if (message.midChapterList && message.midChapterList.length) {
                    object.midChapterList = $Array(message.midChapterList.length);
                    for (let j = 0; j < message.midChapterList.length; ++j)
                        object.midChapterList[j] = $root.komawari.Chapter.toObject(message.midChapterList[j], options, _depth + 1);
                }
                if (message.lastChapterList && message.lastChapterList.length) {
                    object.lastChapterList = $Array(message.lastChapterList.length);
                    for (let j = 0; j < message.lastChapterList.length; ++j)
                        object.lastChapterList[j] = $root.komawari.Chapter.toObject(message.lastChapterList[j], options, _depth + 1);
                }
                return object;
            };

            ChapterGroup.prototype.toJSON = function() {
                return ChapterGroup.toObject(this, $protobuf.util.toJSONOptions);
            };

            return ChapterGroup;
        })();

        return TitleDetailView;
    })();

    komawari.TicketTitles = (function() {

        const TicketTitles = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TicketTitles.prototype.title = null;
        TicketTitles.prototype.firstTicketChapter = 0;
        TicketTitles.prototype.lastTicketChapter = 0;

        TicketTitles.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                $root.komawari.Title.encode(message.title, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.firstTicketChapter != null && $Object.hasOwnProperty.call(message, "firstTicketChapter") && message.firstTicketChapter !== 0)
                writer.uint32(16).uint32(message.firstTicketChapter);
            if (message.lastTicketChapter != null && $Object.hasOwnProperty.call(message, "lastTicketChapter") && message.lastTicketChapter !== 0)
                writer.uint32(24).uint32(message.lastTicketChapter);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TicketTitles.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TicketTitles();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.title = $root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1, message.title);
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.firstTicketChapter = value;
                        else
                            delete message.firstTicketChapter;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.lastTicketChapter = value;
                        else
                            delete message.lastTicketChapter;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        TicketTitles.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.TicketTitles)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.TicketTitles: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.TicketTitles();
            if (object.title != null) {
                if (!$util.isObject(object.title))
                    throw $TypeError(".komawari.TicketTitles.title: object expected");
                message.title = $root.komawari.Title.fromObject(object.title, _depth + 1);
            }
            if (object.firstTicketChapter != null)
                if ($Number(object.firstTicketChapter) !== 0)
                    message.firstTicketChapter = object.firstTicketChapter >>> 0;
            if (object.lastTicketChapter != null)
                if ($Number(object.lastTicketChapter) !== 0)
                    message.lastTicketChapter = object.lastTicketChapter >>> 0;
            return message;
        };

        TicketTitles.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.title = null;
                object.firstTicketChapter = 0;
                object.lastTicketChapter = 0;
            }
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                object.title = $root.komawari.Title.toObject(message.title, options, _depth + 1);
            if (message.firstTicketChapter != null && $Object.hasOwnProperty.call(message, "firstTicketChapter"))
                object.firstTicketChapter = message.firstTicketChapter;
            if (message.lastTicketChapter != null && $Object.hasOwnProperty.call(message, "lastTicketChapter"))
                object.lastTicketChapter = message.lastTicketChapter;
            return object;
        };

        TicketTitles.prototype.toJSON = function() {
            return TicketTitles.toObject(this, $protobuf.util.toJSONOptions);
        };

        return TicketTitles;
    })();

    komawari.AllTicketTitlesView = (function() {

        const AllTicketTitlesView = function (properties) {
            this.ticketTitle = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        AllTicketTitlesView.prototype.ticketTitle = $util.emptyArray;

        AllTicketTitlesView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.ticketTitle != null && message.ticketTitle.length)
                for (let i = 0; i < message.ticketTitle.length; ++i)
                    $root.komawari.TicketTitles.encode(message.ticketTitle[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        AllTicketTitlesView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.AllTicketTitlesView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.ticketTitle && message.ticketTitle.length))
                            message.ticketTitle = [];
                        message.ticketTitle.push($root.komawari.TicketTitles.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        AllTicketTitlesView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.AllTicketTitlesView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.AllTicketTitlesView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.AllTicketTitlesView();
            if (object.ticketTitle) {
                if (!$Array.isArray(object.ticketTitle))
                    throw $TypeError(".komawari.AllTicketTitlesView.ticketTitle: array expected");
                message.ticketTitle = $Array(object.ticketTitle.length);
                for (let i = 0; i < object.ticketTitle.length; ++i) {
                    if (!$util.isObject(object.ticketTitle[i]))
                        throw $TypeError(".komawari.AllTicketTitlesView.ticketTitle: object expected");
                    message.ticketTitle[i] = $root.komawari.TicketTitles.fromObject(object.ticketTitle[i], _depth + 1);
                }
            }
            return message;
        };

        AllTicketTitlesView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.ticketTitle = [];
            if (message.ticketTitle && message.ticketTitle.length) {
                object.ticketTitle = $Array(message.ticketTitle.length);
                for (let j = 0; j < message.ticketTitle.length; ++j)
                    object.ticketTitle[j] = $root.komawari.TicketTitles.toObject(message.ticketTitle[j], options, _depth + 1);
            }
            return object;
        };

        AllTicketTitlesView.prototype.toJSON = function() {
            return AllTicketTitlesView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return AllTicketTitlesView;
    })();

    komawari.ResponseType = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "QUESTION"] = 0;
        values[valuesById[1] = "ANSWER"] = 1;
        return values;
    })();

    komawari.PublisherNews = (function() {

        const PublisherNews = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        PublisherNews.prototype.id = 0;
        PublisherNews.prototype.publisherId = 0;
        PublisherNews.prototype.publisherName = "";
        PublisherNews.prototype.subject = "";
        PublisherNews.prototype.body = "";
        PublisherNews.prototype.publishedTimeStamp = 0;
        PublisherNews.prototype.action = null;

        PublisherNews.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.id != null && $Object.hasOwnProperty.call(message, "id") && message.id !== 0)
                writer.uint32(8).uint32(message.id);
            if (message.publisherId != null && $Object.hasOwnProperty.call(message, "publisherId") && message.publisherId !== 0)
                writer.uint32(16).uint32(message.publisherId);
            if (message.publisherName != null && $Object.hasOwnProperty.call(message, "publisherName") && message.publisherName !== "")
                writer.uint32(26).string(message.publisherName);
            if (message.subject != null && $Object.hasOwnProperty.call(message, "subject") && message.subject !== "")
                writer.uint32(34).string(message.subject);
            if (message.body != null && $Object.hasOwnProperty.call(message, "body") && message.body !== "")
                writer.uint32(42).string(message.body);
            if (message.publishedTimeStamp != null && $Object.hasOwnProperty.call(message, "publishedTimeStamp") && message.publishedTimeStamp !== 0)
                writer.uint32(48).uint32(message.publishedTimeStamp);
            if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                $root.komawari.TransitionAction.encode(message.action, writer.uint32(58).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        PublisherNews.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.PublisherNews();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.id = value;
                        else
                            delete message.id;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.publisherId = value;
                        else
                            delete message.publisherId;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.publisherName = value;
                        else
                            delete message.publisherName;
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.subject = value;
                        else
                            delete message.subject;
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.body = value;
                        else
                            delete message.body;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.publishedTimeStamp = value;
                        else
                            delete message.publishedTimeStamp;
                        continue;
                    }
                case 7: {
                        if (wireType !== 2)
                            break;
                        message.action = $root.komawari.TransitionAction.decode(reader, reader.size(), $undefined, _depth + 1, message.action);
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        PublisherNews.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.PublisherNews)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.PublisherNews: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.PublisherNews();
            if (object.id != null)
                if ($Number(object.id) !== 0)
                    message.id = object.id >>> 0;
            if (object.publisherId != null)
                if ($Number(object.publisherId) !== 0)
                    message.publisherId = object.publisherId >>> 0;
            if (object.publisherName != null)
                if (typeof object.publisherName !== "string" || object.publisherName.length)
                    message.publisherName = $String(object.publisherName);
            if (object.subject != null)
                if (typeof object.subject !== "string" || object.subject.length)
                    message.subject = $String(object.subject);
            if (object.body != null)
                if (typeof object.body !== "string" || object.body.length)
                    message.body = $String(object.body);
            if (object.publishedTimeStamp != null)
                if ($Number(object.publishedTimeStamp) !== 0)
                    message.publishedTimeStamp = object.publishedTimeStamp >>> 0;
            if (object.action != null) {
                if (!$util.isObject(object.action))
                    throw $TypeError(".komawari.PublisherNews.action: object expected");
                message.action = $root.komawari.TransitionAction.fromObject(object.action, _depth + 1);
            }
            return message;
        };

        PublisherNews.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.id = 0;
                object.publisherId = 0;
                object.publisherName = "";
                object.subject = "";
                object.body = "";
                object.publishedTimeStamp = 0;
                object.action = null;
            }
            if (message.id != null && $Object.hasOwnProperty.call(message, "id"))
                object.id = message.id;
            if (message.publisherId != null && $Object.hasOwnProperty.call(message, "publisherId"))
                object.publisherId = message.publisherId;
            if (message.publisherName != null && $Object.hasOwnProperty.call(message, "publisherName"))
                object.publisherName = message.publisherName;
            if (message.subject != null && $Object.hasOwnProperty.call(message, "subject"))
                object.subject = message.subject;
            if (message.body != null && $Object.hasOwnProperty.call(message, "body"))
                object.body = message.body;
            if (message.publishedTimeStamp != null && $Object.hasOwnProperty.call(message, "publishedTimeStamp"))
                object.publishedTimeStamp = message.publishedTimeStamp;
            if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                object.action = $root.komawari.TransitionAction.toObject(message.action, options, _depth + 1);
            return object;
        };

        PublisherNews.prototype.toJSON = function() {
            return PublisherNews.toObject(this, $protobuf.util.toJSONOptions);
        };

        return PublisherNews;
    })();

    komawari.PublisherNewsListView = (function() {

        const PublisherNewsListView = function (properties) {
            this.newsList = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        PublisherNewsListView.prototype.publisherId = 0;
        PublisherNewsListView.prototype.publisherName = "";
        PublisherNewsListView.prototype.banner = null;
        PublisherNewsListView.prototype.newsList = $util.emptyArray;

        PublisherNewsListView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.publisherId != null && $Object.hasOwnProperty.call(message, "publisherId") && message.publisherId !== 0)
                writer.uint32(8).uint32(message.publisherId);
            if (message.publisherName != null && $Object.hasOwnProperty.call(message, "publisherName") && message.publisherName !== "")
                writer.uint32(18).string(message.publisherName);
            if (message.banner != null && $Object.hasOwnProperty.call(message, "banner"))
                $root.komawari.Banner.encode(message.banner, writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.newsList != null && message.newsList.length)
                for (let i = 0; i < message.newsList.length; ++i)
                    $root.komawari.PublisherNews.encode(message.newsList[i], writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        PublisherNewsListView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.PublisherNewsListView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.publisherId = value;
                        else
                            delete message.publisherId;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.publisherName = value;
                        else
                            delete message.publisherName;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        message.banner = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.banner);
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if (!(message.newsList && message.newsList.length))
                            message.newsList = [];
                        message.newsList.push($root.komawari.PublisherNews.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        PublisherNewsListView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.PublisherNewsListView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.PublisherNewsListView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.PublisherNewsListView();
            if (object.publisherId != null)
                if ($Number(object.publisherId) !== 0)
                    message.publisherId = object.publisherId >>> 0;
            if (object.publisherName != null)
                if (typeof object.publisherName !== "string" || object.publisherName.length)
                    message.publisherName = $String(object.publisherName);
            if (object.banner != null) {
                if (!$util.isObject(object.banner))
                    throw $TypeError(".komawari.PublisherNewsListView.banner: object expected");
                message.banner = $root.komawari.Banner.fromObject(object.banner, _depth + 1);
            }
            if (object.newsList) {
                if (!$Array.isArray(object.newsList))
                    throw $TypeError(".komawari.PublisherNewsListView.newsList: array expected");
                message.newsList = $Array(object.newsList.length);
                for (let i = 0; i < object.newsList.length; ++i) {
                    if (!$util.isObject(object.newsList[i]))
                        throw $TypeError(".komawari.PublisherNewsListView.newsList: object expected");
                    message.newsList[i] = $root.komawari.PublisherNews.fromObject(object.newsList[i], _depth + 1);
                }
            }
            return message;
        };

        PublisherNewsListView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.newsList = [];
            if (options.defaults) {
                object.publisherId = 0;
                object.publisherName = "";
                object.banner = null;
            }
            if (message.publisherId != null && $Object.hasOwnProperty.call(message, "publisherId"))
                object.publisherId = message.publisherId;
            if (message.publisherName != null && $Object.hasOwnProperty.call(message, "publisherName"))
                object.publisherName = message.publisherName;
            if (message.banner != null && $Object.hasOwnProperty.call(message, "banner"))
                object.banner = $root.komawari.Banner.toObject(message.banner, options, _depth + 1);
            if (message.newsList && message.newsList.length) {
                object.newsList = $Array(message.newsList.length);
                for (let j = 0; j < message.newsList.length; ++j)
                    object.newsList[j] = $root.komawari.PublisherNews.toObject(message.newsList[j], options, _depth + 1);
            }
            return object;
        };

        PublisherNewsListView.prototype.toJSON = function() {
            return PublisherNewsListView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return PublisherNewsListView;
    })();

    komawari.ServiceAnnouncement = (function() {

        const ServiceAnnouncement = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        ServiceAnnouncement.prototype.title = "";
        ServiceAnnouncement.prototype.body = "";
        ServiceAnnouncement.prototype.date = 0;
        ServiceAnnouncement.prototype.id = 0;

        ServiceAnnouncement.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title") && message.title !== "")
                writer.uint32(10).string(message.title);
            if (message.body != null && $Object.hasOwnProperty.call(message, "body") && message.body !== "")
                writer.uint32(18).string(message.body);
            if (message.date != null && $Object.hasOwnProperty.call(message, "date") && message.date !== 0)
                writer.uint32(24).int32(message.date);
            if (message.id != null && $Object.hasOwnProperty.call(message, "id") && message.id !== 0)
                writer.uint32(32).uint32(message.id);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        ServiceAnnouncement.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.ServiceAnnouncement();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.title = value;
                        else
                            delete message.title;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.body = value;
                        else
                            delete message.body;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.date = value;
                        else
                            delete message.date;
                        continue;
                    }
                case 4: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.id = value;
                        else
                            delete message.id;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        ServiceAnnouncement.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.ServiceAnnouncement)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.ServiceAnnouncement: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.ServiceAnnouncement();
            if (object.title != null)
                if (typeof object.title !== "string" || object.title.length)
                    message.title = $String(object.title);
            if (object.body != null)
                if (typeof object.body !== "string" || object.body.length)
                    message.body = $String(object.body);
            if (object.date != null)
                if ($Number(object.date) !== 0)
                    message.date = object.date | 0;
            if (object.id != null)
                if ($Number(object.id) !== 0)
                    message.id = object.id >>> 0;
            return message;
        };

        ServiceAnnouncement.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.title = "";
                object.body = "";
                object.date = 0;
                object.id = 0;
            }
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                object.title = message.title;
            if (message.body != null && $Object.hasOwnProperty.call(message, "body"))
                object.body = message.body;
            if (message.date != null && $Object.hasOwnProperty.call(message, "date"))
                object.date = message.date;
            if (message.id != null && $Object.hasOwnProperty.call(message, "id"))
                object.id = message.id;
            return object;
        };

        ServiceAnnouncement.prototype.toJSON = function() {
            return ServiceAnnouncement.toObject(this, $protobuf.util.toJSONOptions);
        };

        return ServiceAnnouncement;
    })();

    komawari.ServiceAnnouncementsView = (function() {

        const ServiceAnnouncementsView = function (properties) {
            this.serviceAnnouncements = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        ServiceAnnouncementsView.prototype.serviceAnnouncements = $util.emptyArray;

        ServiceAnnouncementsView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.serviceAnnouncements != null && message.serviceAnnouncements.length)
                for (let i = 0; i < message.serviceAnnouncements.length; ++i)
                    $root.komawari.ServiceAnnouncement.encode(message.serviceAnnouncements[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        ServiceAnnouncementsView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.ServiceAnnouncementsView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.serviceAnnouncements && message.serviceAnnouncements.length))
                            message.serviceAnnouncements = [];
                        message.serviceAnnouncements.push($root.komawari.ServiceAnnouncement.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        ServiceAnnouncementsView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.ServiceAnnouncementsView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.ServiceAnnouncementsView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.ServiceAnnouncementsView();
            if (object.serviceAnnouncements) {
                if (!$Array.isArray(object.serviceAnnouncements))
                    throw $TypeError(".komawari.ServiceAnnouncementsView.serviceAnnouncements: array expected");
                message.serviceAnnouncements = $Array(object.serviceAnnouncements.length);
                for (let i = 0; i < object.serviceAnnouncements.length; ++i) {
                    if (!$util.isObject(object.serviceAnnouncements[i]))
                        throw $TypeError(".komawari.ServiceAnnouncementsView.serviceAnnouncements: object expected");
                    message.serviceAnnouncements[i] = $root.komawari.ServiceAnnouncement.fromObject(object.serviceAnnouncements[i], _depth + 1);
                }
            }
            return message;
        };

        ServiceAnnouncementsView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.serviceAnnouncements = [];
            if (message.serviceAnnouncements && message.serviceAnnouncements.length) {
                object.serviceAnnouncements = $Array(message.serviceAnnouncements.length);
                for (let j = 0; j < message.serviceAnnouncements.length; ++j)
                    object.serviceAnnouncements[j] = $root.komawari.ServiceAnnouncement.toObject(message.serviceAnnouncements[j], options, _depth + 1);
            }
            return object;
        };

        ServiceAnnouncementsView.prototype.toJSON = function() {
            return ServiceAnnouncementsView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return ServiceAnnouncementsView;
    })();

    komawari.Feedback = (function() {

        const Feedback = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Feedback.prototype.timeStamp = 0;
        Feedback.prototype.body = "";
        Feedback.prototype.responseType = 0;

        Feedback.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.timeStamp != null && $Object.hasOwnProperty.call(message, "timeStamp") && message.timeStamp !== 0)
                writer.uint32(8).uint32(message.timeStamp);
            if (message.body != null && $Object.hasOwnProperty.call(message, "body") && message.body !== "")
                writer.uint32(18).string(message.body);
            if (message.responseType != null && $Object.hasOwnProperty.call(message, "responseType") && message.responseType !== 0)
                writer.uint32(24).int32(message.responseType);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Feedback.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Feedback();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.timeStamp = value;
                        else
                            delete message.timeStamp;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.body = value;
                        else
                            delete message.body;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.responseType = value;
                        else
                            delete message.responseType;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        Feedback.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.Feedback)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.Feedback: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.Feedback();
            if (object.timeStamp != null)
                if ($Number(object.timeStamp) !== 0)
                    message.timeStamp = object.timeStamp >>> 0;
            if (object.body != null)
                if (typeof object.body !== "string" || object.body.length)
                    message.body = $String(object.body);
            if (object.responseType !== 0 && (typeof object.responseType !== "string" || $root.komawari.ResponseType[object.responseType] !== 0))
                switch (object.responseType) {
                case "QUESTION":
                case 0:
                    message.responseType = 0;
                    break;
                case "ANSWER":
                case 1:
                    message.responseType = 1;
                    break;
                default:
                    if (typeof object.responseType === "number" && (object.responseType | 0) === object.responseType)
                        message.responseType = object.responseType;
                }
            return message;
        };

        Feedback.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.timeStamp = 0;
                object.body = "";
                object.responseType = options.enums === $String ? "QUESTION" : 0;
            }
            if (message.timeStamp != null && $Object.hasOwnProperty.call(message, "timeStamp"))
                object.timeStamp = message.timeStamp;
            if (message.body != null && $Object.hasOwnProperty.call(message, "body"))
                object.body = message.body;
            if (message.responseType != null && $Object.hasOwnProperty.call(message, "responseType"))
                object.responseType = options.enums === $String ? $root.komawari.ResponseType[message.responseType] === $undefined ? message.responseType : $root.komawari.ResponseType[message.responseType] : message.responseType;
            return object;
        };

        Feedback.prototype.toJSON = function() {
            return Feedback.toObject(this, $protobuf.util.toJSONOptions);
        };

        return Feedback;
    })();

    komawari.FeedbackView = (function() {

        const FeedbackView = function (properties) {
            this.feedbackList = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        FeedbackView.prototype.feedbackList = $util.emptyArray;

        FeedbackView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.feedbackList != null && message.feedbackList.length)
                for (let i = 0; i < message.feedbackList.length; ++i)
                    $root.komawari.Feedback.encode(message.feedbackList[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        FeedbackView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.FeedbackView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.feedbackList && message.feedbackList.length))
                            message.feedbackList = [];
                        message.feedbackList.push($root.komawari.Feedback.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        FeedbackView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.FeedbackView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.FeedbackView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.FeedbackView();
            if (object.feedbackList) {
                if (!$Array.isArray(object.feedbackList))
                    throw $TypeError(".komawari.FeedbackView.feedbackList: array expected");
                message.feedbackList = $Array(object.feedbackList.length);
                for (let i = 0; i < object.feedbackList.length; ++i) {
                    if (!$util.isObject(object.feedbackList[i]))
                        throw $TypeError(".komawari.FeedbackView.feedbackList: object expected");
                    message.feedbackList[i] = $root.komawari.Feedback.fromObject(object.feedbackList[i], _depth + 1);
                }
            }
            return message;
        };

        FeedbackView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.feedbackList = [];
            if (message.feedbackList && message.feedbackList.length) {
                object.feedbackList = $Array(message.feedbackList.length);
                for (let j = 0; j < message.feedbackList.length; ++j)
                    object.feedbackList[j] = $root.komawari.Feedback.toObject(message.feedbackList[j], options, _depth + 1);
            }
            return object;
        };

        FeedbackView.prototype.toJSON = function() {
            return FeedbackView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return FeedbackView;
    })();

    komawari.UpdateProfileResult = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "SUCCESS"] = 0;
        values[valuesById[1] = "DUPLICATED"] = 1;
        values[valuesById[2] = "NG_WORD"] = 2;
        return values;
    })();

    komawari.Languages = (function() {

        const Languages = function (properties) {
            this.availableLanguages = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Languages.prototype.defaultUiLanguage = 0;
        Languages.prototype.defaultContentLanguageOne = 0;
        Languages.prototype.defaultContentLanguageTwo = 0;
        Languages.prototype.defaultContentLanguageThree = 0;
        Languages.prototype.availableLanguages = $util.emptyArray;

        Languages.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.defaultUiLanguage != null && $Object.hasOwnProperty.call(message, "defaultUiLanguage") && message.defaultUiLanguage !== 0)
                writer.uint32(8).int32(message.defaultUiLanguage);
            if (message.defaultContentLanguageOne != null && $Object.hasOwnProperty.call(message, "defaultContentLanguageOne") && message.defaultContentLanguageOne !== 0)
                writer.uint32(16).int32(message.defaultContentLanguageOne);
            if (message.defaultContentLanguageTwo != null && $Object.hasOwnProperty.call(message, "defaultContentLanguageTwo") && message.defaultContentLanguageTwo !== 0)
                writer.uint32(24).int32(message.defaultContentLanguageTwo);
            if (message.defaultContentLanguageThree != null && $Object.hasOwnProperty.call(message, "defaultContentLanguageThree") && message.defaultContentLanguageThree !== 0)
                writer.uint32(32).int32(message.defaultContentLanguageThree);
            if (message.availableLanguages != null && message.availableLanguages.length)
                for (let i = 0; i < message.availableLanguages.length; ++i)
                    $root.komawari.AvailableLanguages.encode(message.availableLanguages[i], writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Languages.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Languages();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.defaultUiLanguage = value;
                        else
                            delete message.defaultUiLanguage;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.defaultContentLanguageOne = value;
                        else
                            delete message.defaultContentLanguageOne;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.defaultContentLanguageTwo = value;
                        else
                            delete message.defaultContentLanguageTwo;
                        continue;
                    }
                case 4: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.defaultContentLanguageThree = value;
                        else
                            delete message.defaultContentLanguageThree;
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if (!(message.availableLanguages && message.availableLanguages.length))
                            message.availableLanguages = [];
                        message.availableLanguages.push($root.komawari.AvailableLanguages.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        Languages.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.Languages)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.Languages: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.Languages();
            if (object.defaultUiLanguage !== 0 && (typeof object.defaultUiLanguage !== "string" || $root.komawari.Language[object.defaultUiLanguage] !== 0))
                switch (object.defaultUiLanguage) {
                case "ENGLISH":
                case 0:
                    message.defaultUiLanguage = 0;
                    break;
                case "SPANISH":
                case 1:
                    message.defaultUiLanguage = 1;
                    break;
                case "FRENCH":
                case 2:
                    message.defaultUiLanguage = 2;
                    break;
                case "INDONESIAN":
                case 3:
                    message.defaultUiLanguage = 3;
                    break;
                case "PORTUGUESE_BR":
                case 4:
                    message.defaultUiLanguage = 4;
                    break;
                case "RUSSIAN":
                case 5:
                    message.defaultUiLanguage = 5;
                    break;
                case "THAI":
                case 6:
                    message.defaultUiLanguage = 6;
                    break;
                case "GERMAN":
                case 7:
                    message.defaultUiLanguage = 7;
                    break;
                case "ITALIAN":
                case 8:
                    message.defaultUiLanguage = 8;
                    break;
                case "VIETNAMESE":
                case 9:
                    message.defaultUiLanguage = 9;
                    break;
                default:
                    if (typeof object.defaultUiLanguage === "number" && (object.defaultUiLanguage | 0) === object.defaultUiLanguage)
                        message.defaultUiLanguage = object.defaultUiLanguage;
                }
            if (object.defaultContentLanguageOne !== 0 && (typeof object.defaultContentLanguageOne !== "string" || $root.komawari.Language[object.defaultContentLanguageOne] !== 0))
                switch (object.defaultContentLanguageOne) {
                case "ENGLISH":
                case 0:
                    message.defaultContentLanguageOne = 0;
                    break;
                case "SPANISH":
                case 1:
                    message.defaultContentLanguageOne = 1;
                    break;
                case "FRENCH":
                case 2:
                    message.defaultContentLanguageOne = 2;
                    break;
                case "INDONESIAN":
                case 3:
                    message.defaultContentLanguageOne = 3;
                    break;
                case "PORTUGUESE_BR":
                case 4:
                    message.defaultContentLanguageOne = 4;
                    break;
                case "RUSSIAN":
                case 5:
                    message.defaultContentLanguageOne = 5;
                    break;
                case "THAI":
                case 6:
                    message.defaultContentLanguageOne = 6;
                    break;
                case "GERMAN":
                case 7:
                    message.defaultContentLanguageOne = 7;
                    break;
                case "ITALIAN":
                case 8:
                    message.defaultContentLanguageOne = 8;
                    break;
                case "VIETNAMESE":
                case 9:
                    message.defaultContentLanguageOne = 9;
                    break;
                default:
                    if (typeof object.defaultContentLanguageOne === "number" && (object.defaultContentLanguageOne | 0) === object.defaultContentLanguageOne)
                        message.defaultContentLanguageOne = object.defaultContentLanguageOne;
                }
            if (object.defaultContentLanguageTwo !== 0 && (typeof object.defaultContentLanguageTwo !== "string" || $root.komawari.Language[object.defaultContentLanguageTwo] !== 0))
                switch (object.defaultContentLanguageTwo) {
                case "ENGLISH":
                case 0:
                    message.defaultContentLanguageTwo = 0;
                    break;
                case "SPANISH":
                case 1:
                    message.defaultContentLanguageTwo = 1;
                    break;
                case "FRENCH":
                case 2:
                    message.defaultContentLanguageTwo = 2;
                    break;
                case "INDONESIAN":
                case 3:
                    message.defaultContentLanguageTwo = 3;
                    break;
                case "PORTUGUESE_BR":
                case 4:
                    message.defaultContentLanguageTwo = 4;
                    break;
                case "RUSSIAN":
                case 5:
                    message.defaultContentLanguageTwo = 5;
                    break;
                case "THAI":
                case 6:
                    message.defaultContentLanguageTwo = 6;
                    break;
                case "GERMAN":
                case 7:
                    message.defaultContentLanguageTwo = 7;
                    break;
                case "ITALIAN":
                case 8:
                    message.defaultContentLanguageTwo = 8;
                    break;
                case "VIETNAMESE":
                case 9:
                    message.defaultContentLanguageTwo = 9;
                    break;
                default:
                    if (typeof object.defaultContentLanguageTwo === "number" && (object.defaultContentLanguageTwo | 0) === object.defaultContentLanguageTwo)
                        message.defaultContentLanguageTwo = object.defaultContentLanguageTwo;
                }
            if (object.defaultContentLanguageThree !== 0 && (typeof object.defaultContentLanguageThree !== "string" || $root.komawari.Language[object.defaultContentLanguageThree] !== 0))
                switch (object.defaultContentLanguageThree) {
                case "ENGLISH":
                case 0:
                    message.defaultContentLanguageThree = 0;
                    break;
                case "SPANISH":
                case 1:
                    message.defaultContentLanguageThree = 1;
                    break;
                case "FRENCH":
                case 2:
                    message.defaultContentLanguageThree = 2;
                    break;
                case "INDONESIAN":
                case 3:
                    message.defaultContentLanguageThree = 3;
                    break;
                case "PORTUGUESE_BR":
                case 4:
                    message.defaultContentLanguageThree = 4;
                    break;
                case "RUSSIAN":
                case 5:
                    message.defaultContentLanguageThree = 5;
                    break;
                case "THAI":
                case 6:
                    message.defaultContentLanguageThree = 6;
                    break;
                case "GERMAN":
                case 7:
                    message.defaultContentLanguageThree = 7;
                    break;
                case "ITALIAN":
                case 8:
                    message.defaultContentLanguageThree = 8;
                    break;
                case "VIETNAMESE":
                case 9:
                    message.defaultContentLanguageThree = 9;
                    break;
                default:
                    if (typeof object.defaultContentLanguageThree === "number" && (object.defaultContentLanguageThree | 0) === object.defaultContentLanguageThree)
                        message.defaultContentLanguageThree = object.defaultContentLanguageThree;
                }
            if (object.availableLanguages) {
                if (!$Array.isArray(object.availableLanguages))
                    throw $TypeError(".komawari.Languages.availableLanguages: array expected");
                message.availableLanguages = $Array(object.availableLanguages.length);
                for (let i = 0; i < object.availableLanguages.length; ++i) {
                    if (!$util.isObject(object.availableLanguages[i]))
                        throw $TypeError(".komawari.Languages.availableLanguages: object expected");
                    message.availableLanguages[i] = $root.komawari.AvailableLanguages.fromObject(object.availableLanguages[i], _depth + 1);
                }
            }
            return message;
        };

        Languages.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.availableLanguages = [];
            if (options.defaults) {
                object.defaultUiLanguage = options.enums === $String ? "ENGLISH" : 0;
                object.defaultContentLanguageOne = options.enums === $String ? "ENGLISH" : 0;
                object.defaultContentLanguageTwo = options.enums === $String ? "ENGLISH" : 0;
                object.defaultContentLanguageThree = options.enums === $String ? "ENGLISH" : 0;
            }
            if (message.defaultUiLanguage != null && $Object.hasOwnProperty.call(message, "defaultUiLanguage"))
                object.defaultUiLanguage = options.enums === $String ? $root.komawari.Language[message.defaultUiLanguage] === $undefined ? message.defaultUiLanguage : $root.komawari.Language[message.defaultUiLanguage] : message.defaultUiLanguage;
            if (message.defaultContentLanguageOne != null && $Object.hasOwnProperty.call(message, "defaultContentLanguageOne"))
                object.defaultContentLanguageOne = options.enums === $String ? $root.komawari.Language[message.defaultContentLanguageOne] === $undefined ? message.defaultContentLanguageOne : $root.komawari.Language[message.defaultContentLanguageOne] : message.defaultContentLanguageOne;
            if (message.defaultContentLanguageTwo != null && $Object.hasOwnProperty.call(message, "defaultContentLanguageTwo"))
                object.defaultContentLanguageTwo = options.enums === $String ? $root.komawari.Language[message.defaultContentLanguageTwo] === $undefined ? message.defaultContentLanguageTwo : $root.komawari.Language[message.defaultContentLanguageTwo] : message.defaultContentLanguageTwo;
            if (message.defaultContentLanguageThree != null && $Object.hasOwnProperty.call(message, "defaultContentLanguageThree"))
                object.defaultContentLanguageThree = options.enums === $String ? $root.komawari.Language[message.defaultContentLanguageThree] === $undefined ? message.defaultContentLanguageThree : $root.komawari.Language[message.defaultContentLanguageThree] : message.defaultContentLanguageThree;
            if (message.availableLanguages && message.availableLanguages.length) {
                object.availableLanguages = $Array(message.availableLanguages.length);
                for (let j = 0; j < message.availableLanguages.length; ++j)
                    object.availableLanguages[j] = $root.komawari.AvailableLanguages.toObject(message.availableLanguages[j], options, _depth + 1);
            }
            return object;
        };

        Languages.prototype.toJSON = function() {
            return Languages.toObject(this, $protobuf.util.toJSONOptions);
        };

        return Languages;
    })();

    komawari.AvailableLanguages = (function() {

        const AvailableLanguages = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        AvailableLanguages.prototype.language = 0;
        AvailableLanguages.prototype.titlesCount = 0;

        AvailableLanguages.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.language != null && $Object.hasOwnProperty.call(message, "language") && message.language !== 0)
                writer.uint32(8).int32(message.language);
            if (message.titlesCount != null && $Object.hasOwnProperty.call(message, "titlesCount") && message.titlesCount !== 0)
                writer.uint32(16).uint32(message.titlesCount);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        AvailableLanguages.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.AvailableLanguages();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.language = value;
                        else
                            delete message.language;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.titlesCount = value;
                        else
                            delete message.titlesCount;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        AvailableLanguages.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.AvailableLanguages)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.AvailableLanguages: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.AvailableLanguages();
            if (object.language !== 0 && (typeof object.language !== "string" || $root.komawari.Language[object.language] !== 0))
                switch (object.language) {
                case "ENGLISH":
                case 0:
                    message.language = 0;
                    break;
                case "SPANISH":
                case 1:
                    message.language = 1;
                    break;
                case "FRENCH":
                case 2:
                    message.language = 2;
                    break;
                case "INDONESIAN":
                case 3:
                    message.language = 3;
                    break;
                case "PORTUGUESE_BR":
                case 4:
                    message.language = 4;
                    break;
                case "RUSSIAN":
                case 5:
                    message.language = 5;
                    break;
                case "THAI":
                case 6:
                    message.language = 6;
                    break;
                case "GERMAN":
                case 7:
                    message.language = 7;
                    break;
                case "ITALIAN":
                case 8:
                    message.language = 8;
                    break;
                case "VIETNAMESE":
                case 9:
                    message.language = 9;
                    break;
                default:
                    if (typeof object.language === "number" && (object.language | 0) === object.language)
                        message.language = object.language;
                }
            if (object.titlesCount != null)
                if ($Number(object.titlesCount) !== 0)
                    message.titlesCount = object.titlesCount >>> 0;
            return message;
        };

        AvailableLanguages.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.language = options.enums === $String ? "ENGLISH" : 0;
                object.titlesCount = 0;
            }
            if (message.language != null && $Object.hasOwnProperty.call(message, "language"))
                object.language = options.enums === $String ? $root.komawari.Language[message.language] === $undefined ? message.language : $root.komawari.Language[message.language] : message.language;
            if (message.titlesCount != null && $Object.hasOwnProperty.call(message, "titlesCount"))
                object.titlesCount = message.titlesCount;
            return object;
        };

        AvailableLanguages.prototype.toJSON = function() {
            return AvailableLanguages.toObject(this, $protobuf.util.toJSONOptions);
        };

        return AvailableLanguages;
    })();

    komawari.SettingsView = (function() {

        const SettingsView = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        SettingsView.prototype.myIcon = null;
        SettingsView.prototype.userName = "";
        SettingsView.prototype.noticeOfNewsAndEvents = false;
        SettingsView.prototype.noticeOfUpdatesOfSubscribedTitles = false;
        SettingsView.prototype.englishTitlesCount = 0;
        SettingsView.prototype.spanishTitlesCount = 0;

        SettingsView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.myIcon != null && $Object.hasOwnProperty.call(message, "myIcon"))
                $root.komawari.CommentIcon.encode(message.myIcon, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.userName != null && $Object.hasOwnProperty.call(message, "userName") && message.userName !== "")
                writer.uint32(18).string(message.userName);
            if (message.noticeOfNewsAndEvents != null && $Object.hasOwnProperty.call(message, "noticeOfNewsAndEvents") && message.noticeOfNewsAndEvents !== false)
                writer.uint32(24).bool(message.noticeOfNewsAndEvents);
            if (message.noticeOfUpdatesOfSubscribedTitles != null && $Object.hasOwnProperty.call(message, "noticeOfUpdatesOfSubscribedTitles") && message.noticeOfUpdatesOfSubscribedTitles !== false)
                writer.uint32(32).bool(message.noticeOfUpdatesOfSubscribedTitles);
            if (message.englishTitlesCount != null && $Object.hasOwnProperty.call(message, "englishTitlesCount") && message.englishTitlesCount !== 0)
                writer.uint32(40).uint32(message.englishTitlesCount);
            if (message.spanishTitlesCount != null && $Object.hasOwnProperty.call(message, "spanishTitlesCount") && message.spanishTitlesCount !== 0)
                writer.uint32(48).uint32(message.spanishTitlesCount);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        SettingsView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.SettingsView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.myIcon = $root.komawari.CommentIcon.decode(reader, reader.size(), $undefined, _depth + 1, message.myIcon);
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.userName = value;
                        else
                            delete message.userName;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.noticeOfNewsAndEvents = value;
                        else
                            delete message.noticeOfNewsAndEvents;
                        continue;
                    }
                case 4: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.noticeOfUpdatesOfSubscribedTitles = value;
                        else
                            delete message.noticeOfUpdatesOfSubscribedTitles;
                        continue;
                    }
                case 5: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.englishTitlesCount = value;
                        else
                            delete message.englishTitlesCount;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.spanishTitlesCount = value;
                        else
                            delete message.spanishTitlesCount;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        SettingsView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.SettingsView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.SettingsView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.SettingsView();
            if (object.myIcon != null) {
                if (!$util.isObject(object.myIcon))
                    throw $TypeError(".komawari.SettingsView.myIcon: object expected");
                message.myIcon = $root.komawari.CommentIcon.fromObject(object.myIcon, _depth + 1);
            }
            if (object.userName != null)
                if (typeof object.userName !== "string" || object.userName.length)
                    message.userName = $String(object.userName);
            if (object.noticeOfNewsAndEvents != null)
                if (object.noticeOfNewsAndEvents)
                    message.noticeOfNewsAndEvents = $Boolean(object.noticeOfNewsAndEvents);
            if (object.noticeOfUpdatesOfSubscribedTitles != null)
                if (object.noticeOfUpdatesOfSubscribedTitles)
                    message.noticeOfUpdatesOfSubscribedTitles = $Boolean(object.noticeOfUpdatesOfSubscribedTitles);
            if (object.englishTitlesCount != null)
                if ($Number(object.englishTitlesCount) !== 0)
                    message.englishTitlesCount = object.englishTitlesCount >>> 0;
            if (object.spanishTitlesCount != null)
                if ($Number(object.spanishTitlesCount) !== 0)
                    message.spanishTitlesCount = object.spanishTitlesCount >>> 0;
            return message;
        };

        SettingsView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.myIcon = null;
                object.userName = "";
                object.noticeOfNewsAndEvents = false;
                object.noticeOfUpdatesOfSubscribedTitles = false;
                object.englishTitlesCount = 0;
                object.spanishTitlesCount = 0;
            }
            if (message.myIcon != null && $Object.hasOwnProperty.call(message, "myIcon"))
                object.myIcon = $root.komawari.CommentIcon.toObject(message.myIcon, options, _depth + 1);
            if (message.userName != null && $Object.hasOwnProperty.call(message, "userName"))
                object.userName = message.userName;
            if (message.noticeOfNewsAndEvents != null && $Object.hasOwnProperty.call(message, "noticeOfNewsAndEvents"))
                object.noticeOfNewsAndEvents = message.noticeOfNewsAndEvents;
            if (message.noticeOfUpdatesOfSubscribedTitles != null && $Object.hasOwnProperty.call(message, "noticeOfUpdatesOfSubscribedTitles"))
                object.noticeOfUpdatesOfSubscribedTitles = message.noticeOfUpdatesOfSubscribedTitles;
            if (message.englishTitlesCount != null && $Object.hasOwnProperty.call(message, "englishTitlesCount"))
                object.englishTitlesCount = message.englishTitlesCount;
            if (message.spanishTitlesCount != null && $Object.hasOwnProperty.call(message, "spanishTitlesCount"))
                object.spanishTitlesCount = message.spanishTitlesCount;
            return object;
        };

        SettingsView.prototype.toJSON = function() {
            return SettingsView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return SettingsView;
    })();

    komawari.SettingsViewV2 = (function() {

        const SettingsViewV2 = function (properties) {
            this.availableLanguages = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        SettingsViewV2.prototype.myIcon = null;
        SettingsViewV2.prototype.userName = "";
        SettingsViewV2.prototype.noticeOfNewsAndEvents = false;
        SettingsViewV2.prototype.noticeOfUpdatesOfSubscribedTitles = false;
        SettingsViewV2.prototype.availableLanguages = $util.emptyArray;

        SettingsViewV2.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.myIcon != null && $Object.hasOwnProperty.call(message, "myIcon"))
                $root.komawari.CommentIcon.encode(message.myIcon, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.userName != null && $Object.hasOwnProperty.call(message, "userName") && message.userName !== "")
                writer.uint32(18).string(message.userName);
            if (message.noticeOfNewsAndEvents != null && $Object.hasOwnProperty.call(message, "noticeOfNewsAndEvents") && message.noticeOfNewsAndEvents !== false)
                writer.uint32(24).bool(message.noticeOfNewsAndEvents);
            if (message.noticeOfUpdatesOfSubscribedTitles != null && $Object.hasOwnProperty.call(message, "noticeOfUpdatesOfSubscribedTitles") && message.noticeOfUpdatesOfSubscribedTitles !== false)
                writer.uint32(32).bool(message.noticeOfUpdatesOfSubscribedTitles);
            if (message.availableLanguages != null && message.availableLanguages.length)
                for (let i = 0; i < message.availableLanguages.length; ++i)
                    $root.komawari.AvailableLanguages.encode(message.availableLanguages[i], writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        SettingsViewV2.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.SettingsViewV2();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.myIcon = $root.komawari.CommentIcon.decode(reader, reader.size(), $undefined, _depth + 1, message.myIcon);
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.userName = value;
                        else
                            delete message.userName;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.noticeOfNewsAndEvents = value;
                        else
                            delete message.noticeOfNewsAndEvents;
                        continue;
                    }
                case 4: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.noticeOfUpdatesOfSubscribedTitles = value;
                        else
                            delete message.noticeOfUpdatesOfSubscribedTitles;
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if (!(message.availableLanguages && message.availableLanguages.length))
                            message.availableLanguages = [];
                        message.availableLanguages.push($root.komawari.AvailableLanguages.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        SettingsViewV2.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.SettingsViewV2)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.SettingsViewV2: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.SettingsViewV2();
            if (object.myIcon != null) {
                if (!$util.isObject(object.myIcon))
                    throw $TypeError(".komawari.SettingsViewV2.myIcon: object expected");
                message.myIcon = $root.komawari.CommentIcon.fromObject(object.myIcon, _depth + 1);
            }
            if (object.userName != null)
                if (typeof object.userName !== "string" || object.userName.length)
                    message.userName = $String(object.userName);
            if (object.noticeOfNewsAndEvents != null)
                if (object.noticeOfNewsAndEvents)
                    message.noticeOfNewsAndEvents = $Boolean(object.noticeOfNewsAndEvents);
            if (object.noticeOfUpdatesOfSubscribedTitles != null)
                if (object.noticeOfUpdatesOfSubscribedTitles)
                    message.noticeOfUpdatesOfSubscribedTitles = $Boolean(object.noticeOfUpdatesOfSubscribedTitles);
            if (object.availableLanguages) {
                if (!$Array.isArray(object.availableLanguages))
                    throw $TypeError(".komawari.SettingsViewV2.availableLanguages: array expected");
                message.availableLanguages = $Array(object.availableLanguages.length);
                for (let i = 0; i < object.availableLanguages.length; ++i) {
                    if (!$util.isObject(object.availableLanguages[i]))
                        throw $TypeError(".komawari.SettingsViewV2.availableLanguages: object expected");
                    message.availableLanguages[i] = $root.komawari.AvailableLanguages.fromObject(object.availableLanguages[i], _depth + 1);
                }
            }
            return message;
        };

        SettingsViewV2.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.availableLanguages = [];
            if (options.defaults) {
                object.myIcon = null;
                object.userName = "";
                object.noticeOfNewsAndEvents = false;
                object.noticeOfUpdatesOfSubscribedTitles = false;
            }
            if (message.myIcon != null && $Object.hasOwnProperty.call(message, "myIcon"))
                object.myIcon = $root.komawari.CommentIcon.toObject(message.myIcon, options, _depth + 1);
            if (message.userName != null && $Object.hasOwnProperty.call(message, "userName"))
                object.userName = message.userName;
            if (message.noticeOfNewsAndEvents != null && $Object.hasOwnProperty.call(message, "noticeOfNewsAndEvents"))
                object.noticeOfNewsAndEvents = message.noticeOfNewsAndEvents;
            if (message.noticeOfUpdatesOfSubscribedTitles != null && $Object.hasOwnProperty.call(message, "noticeOfUpdatesOfSubscribedTitles"))
                object.noticeOfUpdatesOfSubscribedTitles = message.noticeOfUpdatesOfSubscribedTitles;
            if (message.availableLanguages && message.availableLanguages.length) {
                object.availableLanguages = $Array(message.availableLanguages.length);
                for (let j = 0; j < message.availableLanguages.length; ++j)
                    object.availableLanguages[j] = $root.komawari.AvailableLanguages.toObject(message.availableLanguages[j], options, _depth + 1);
            }
            return object;
        };

        SettingsViewV2.prototype.toJSON = function() {
            return SettingsViewV2.toObject(this, $protobuf.util.toJSONOptions);
        };

        return SettingsViewV2;
    })();

    komawari.ProfileSettingsView = (function() {

        const ProfileSettingsView = function (properties) {
            this.iconList = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        ProfileSettingsView.prototype.iconList = $util.emptyArray;
        ProfileSettingsView.prototype.userName = "";
        ProfileSettingsView.prototype.myIcon = null;

        ProfileSettingsView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.iconList != null && message.iconList.length)
                for (let i = 0; i < message.iconList.length; ++i)
                    $root.komawari.CommentIcon.encode(message.iconList[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.userName != null && $Object.hasOwnProperty.call(message, "userName") && message.userName !== "")
                writer.uint32(18).string(message.userName);
            if (message.myIcon != null && $Object.hasOwnProperty.call(message, "myIcon"))
                $root.komawari.CommentIcon.encode(message.myIcon, writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        ProfileSettingsView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.ProfileSettingsView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.iconList && message.iconList.length))
                            message.iconList = [];
                        message.iconList.push($root.komawari.CommentIcon.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.userName = value;
                        else
                            delete message.userName;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        message.myIcon = $root.komawari.CommentIcon.decode(reader, reader.size(), $undefined, _depth + 1, message.myIcon);
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        ProfileSettingsView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.ProfileSettingsView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.ProfileSettingsView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.ProfileSettingsView();
            if (object.iconList) {
                if (!$Array.isArray(object.iconList))
                    throw $TypeError(".komawari.ProfileSettingsView.iconList: array expected");
                message.iconList = $Array(object.iconList.length);
                for (let i = 0; i < object.iconList.length; ++i) {
                    if (!$util.isObject(object.iconList[i]))
                        throw $TypeError(".komawari.ProfileSettingsView.iconList: object expected");
                    message.iconList[i] = $root.komawari.CommentIcon.fromObject(object.iconList[i], _depth + 1);
                }
            }
            if (object.userName != null)
                if (typeof object.userName !== "string" || object.userName.length)
                    message.userName = $String(object.userName);
            if (object.myIcon != null) {
                if (!$util.isObject(object.myIcon))
                    throw $TypeError(".komawari.ProfileSettingsView.myIcon: object expected");
                message.myIcon = $root.komawari.CommentIcon.fromObject(object.myIcon, _depth + 1);
            }
            return message;
        };

        ProfileSettingsView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.iconList = [];
            if (options.defaults) {
                object.userName = "";
                object.myIcon = null;
            }
            if (message.iconList && message.iconList.length) {
                object.iconList = $Array(message.iconList.length);
                for (let j = 0; j < message.iconList.length; ++j)
                    object.iconList[j] = $root.komawari.CommentIcon.toObject(message.iconList[j], options, _depth + 1);
            }
            if (message.userName != null && $Object.hasOwnProperty.call(message, "userName"))
                object.userName = message.userName;
            if (message.myIcon != null && $Object.hasOwnProperty.call(message, "myIcon"))
                object.myIcon = $root.komawari.CommentIcon.toObject(message.myIcon, options, _depth + 1);
            return object;
        };

        ProfileSettingsView.prototype.toJSON = function() {
            return ProfileSettingsView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return ProfileSettingsView;
    })();

    komawari.UpdateProfileResultView = (function() {

        const UpdateProfileResultView = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        UpdateProfileResultView.prototype.result = 0;

        UpdateProfileResultView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.result != null && $Object.hasOwnProperty.call(message, "result") && message.result !== 0)
                writer.uint32(8).int32(message.result);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        UpdateProfileResultView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.UpdateProfileResultView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.result = value;
                        else
                            delete message.result;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        UpdateProfileResultView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.UpdateProfileResultView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.UpdateProfileResultView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.UpdateProfileResultView();
            if (object.result !== 0 && (typeof object.result !== "string" || $root.komawari.UpdateProfileResult[object.result] !== 0))
                switch (object.result) {
                case "SUCCESS":
                case 0:
                    message.result = 0;
                    break;
                case "DUPLICATED":
                case 1:
                    message.result = 1;
                    break;
                case "NG_WORD":
                case 2:
                    message.result = 2;
                    break;
                default:
                    if (typeof object.result === "number" && (object.result | 0) === object.result)
                        message.result = object.result;
                }
            return message;
        };

        UpdateProfileResultView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults)
                object.result = options.enums === $String ? "SUCCESS" : 0;
            if (message.result != null && $Object.hasOwnProperty.call(message, "result"))
                object.result = options.enums === $String ? $root.komawari.UpdateProfileResult[message.result] === $undefined ? message.result : $root.komawari.UpdateProfileResult[message.result] : message.result;
            return object;
        };

        UpdateProfileResultView.prototype.toJSON = function() {
            return UpdateProfileResultView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return UpdateProfileResultView;
    })();

    komawari.InitialView = (function() {

        const InitialView = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        InitialView.prototype.gdprAgreementRequired = false;
        InitialView.prototype.englishTitlesCount = 0;
        InitialView.prototype.spanishTitlesCount = 0;

        InitialView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.gdprAgreementRequired != null && $Object.hasOwnProperty.call(message, "gdprAgreementRequired") && message.gdprAgreementRequired !== false)
                writer.uint32(8).bool(message.gdprAgreementRequired);
            if (message.englishTitlesCount != null && $Object.hasOwnProperty.call(message, "englishTitlesCount") && message.englishTitlesCount !== 0)
                writer.uint32(16).uint32(message.englishTitlesCount);
            if (message.spanishTitlesCount != null && $Object.hasOwnProperty.call(message, "spanishTitlesCount") && message.spanishTitlesCount !== 0)
                writer.uint32(24).uint32(message.spanishTitlesCount);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        InitialView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.InitialView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.gdprAgreementRequired = value;
                        else
                            delete message.gdprAgreementRequired;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.englishTitlesCount = value;
                        else
                            delete message.englishTitlesCount;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.spanishTitlesCount = value;
                        else
                            delete message.spanishTitlesCount;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        InitialView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.InitialView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.InitialView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.InitialView();
            if (object.gdprAgreementRequired != null)
                if (object.gdprAgreementRequired)
                    message.gdprAgreementRequired = $Boolean(object.gdprAgreementRequired);
            if (object.englishTitlesCount != null)
                if ($Number(object.englishTitlesCount) !== 0)
                    message.englishTitlesCount = object.englishTitlesCount >>> 0;
            if (object.spanishTitlesCount != null)
                if ($Number(object.spanishTitlesCount) !== 0)
                    message.spanishTitlesCount = object.spanishTitlesCount >>> 0;
            return message;
        };

        InitialView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.gdprAgreementRequired = false;
                object.englishTitlesCount = 0;
                object.spanishTitlesCount = 0;
            }
            if (message.gdprAgreementRequired != null && $Object.hasOwnProperty.call(message, "gdprAgreementRequired"))
                object.gdprAgreementRequired = message.gdprAgreementRequired;
            if (message.englishTitlesCount != null && $Object.hasOwnProperty.call(message, "englishTitlesCount"))
                object.englishTitlesCount = message.englishTitlesCount;
            if (message.spanishTitlesCount != null && $Object.hasOwnProperty.call(message, "spanishTitlesCount"))
                object.spanishTitlesCount = message.spanishTitlesCount;
            return object;
        };

        InitialView.prototype.toJSON = function() {
            return InitialView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return InitialView;
    })();

    komawari.InitialViewV2 = (function() {

        const InitialViewV2 = function (properties) {
            this.availableLanguages = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        InitialViewV2.prototype.gdprAgreementRequired = false;
        InitialViewV2.prototype.availableLanguages = $util.emptyArray;

        InitialViewV2.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.gdprAgreementRequired != null && $Object.hasOwnProperty.call(message, "gdprAgreementRequired") && message.gdprAgreementRequired !== false)
                writer.uint32(8).bool(message.gdprAgreementRequired);
            if (message.availableLanguages != null && message.availableLanguages.length)
                for (let i = 0; i < message.availableLanguages.length; ++i)
                    $root.komawari.AvailableLanguages.encode(message.availableLanguages[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        InitialViewV2.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.InitialViewV2();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.gdprAgreementRequired = value;
                        else
                            delete message.gdprAgreementRequired;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.availableLanguages && message.availableLanguages.length))
                            message.availableLanguages = [];
                        message.availableLanguages.push($root.komawari.AvailableLanguages.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        InitialViewV2.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.InitialViewV2)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.InitialViewV2: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.InitialViewV2();
            if (object.gdprAgreementRequired != null)
                if (object.gdprAgreementRequired)
                    message.gdprAgreementRequired = $Boolean(object.gdprAgreementRequired);
            if (object.availableLanguages) {
                if (!$Array.isArray(object.availableLanguages))
                    throw $TypeError(".komawari.InitialViewV2.availableLanguages: array expected");
                message.availableLanguages = $Array(object.availableLanguages.length);
                for (let i = 0; i < object.availableLanguages.length; ++i) {
                    if (!$util.isObject(object.availableLanguages[i]))
                        throw $TypeError(".komawari.InitialViewV2.availableLanguages: object expected");
                    message.availableLanguages[i] = $root.komawari.AvailableLanguages.fromObject(object.availableLanguages[i], _depth + 1);
                }
            }
            return message;
        };

        InitialViewV2.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.availableLanguages = [];
            if (options.defaults)
                object.gdprAgreementRequired = false;
            if (message.gdprAgreementRequired != null && $Object.hasOwnProperty.call(message, "gdprAgreementRequired"))
                object.gdprAgreementRequired = message.gdprAgreementRequired;
            if (message.availableLanguages && message.availableLanguages.length) {
                object.availableLanguages = $Array(message.availableLanguages.length);
                for (let j = 0; j < message.availableLanguages.length; ++j)
                    object.availableLanguages[j] = $root.komawari.AvailableLanguages.toObject(message.availableLanguages[j], options, _depth + 1);
            }
            return object;
        };

        InitialViewV2.prototype.toJSON = function() {
            return InitialViewV2.toObject(this, $protobuf.util.toJSONOptions);
        };

        return InitialViewV2;
    })();

    komawari.PushTokenView = (function() {

        const PushTokenView = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        PushTokenView.prototype.token = "";
        PushTokenView.prototype.tokenTimeStamp = 0;

        PushTokenView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.token != null && $Object.hasOwnProperty.call(message, "token") && message.token !== "")
                writer.uint32(10).string(message.token);
            if (message.tokenTimeStamp != null && $Object.hasOwnProperty.call(message, "tokenTimeStamp") && message.tokenTimeStamp !== 0)
                writer.uint32(16).uint32(message.tokenTimeStamp);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        PushTokenView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.PushTokenView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.token = value;
                        else
                            delete message.token;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.tokenTimeStamp = value;
                        else
                            delete message.tokenTimeStamp;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        PushTokenView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.PushTokenView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.PushTokenView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.PushTokenView();
            if (object.token != null)
                if (typeof object.token !== "string" || object.token.length)
                    message.token = $String(object.token);
            if (object.tokenTimeStamp != null)
                if ($Number(object.tokenTimeStamp) !== 0)
                    message.tokenTimeStamp = object.tokenTimeStamp >>> 0;
            return message;
        };

        PushTokenView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.token = "";
                object.tokenTimeStamp = 0;
            }
            if (message.token != null && $Object.hasOwnProperty.call(message, "token"))
                object.token = message.token;
            if (message.tokenTimeStamp != null && $Object.hasOwnProperty.call(message, "tokenTimeStamp"))
                object.tokenTimeStamp = message.tokenTimeStamp;
            return object;
        };

        PushTokenView.prototype.toJSON = function() {
            return PushTokenView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return PushTokenView;
    })();

    komawari.RegistrationData = (function() {

        const RegistrationData = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        RegistrationData.prototype.deviceSecret = "";

        RegistrationData.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.deviceSecret != null && $Object.hasOwnProperty.call(message, "deviceSecret") && message.deviceSecret !== "")
                writer.uint32(10).string(message.deviceSecret);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        RegistrationData.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.RegistrationData();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.deviceSecret = value;
                        else
                            delete message.deviceSecret;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        RegistrationData.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.RegistrationData)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.RegistrationData: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.RegistrationData();
            if (object.deviceSecret != null)
                if (typeof object.deviceSecret !== "string" || object.deviceSecret.length)
                    message.deviceSecret = $String(object.deviceSecret);
            return message;
        };

        RegistrationData.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults)
                object.deviceSecret = "";
            if (message.deviceSecret != null && $Object.hasOwnProperty.call(message, "deviceSecret"))
                object.deviceSecret = message.deviceSecret;
            return object;
        };

        RegistrationData.prototype.toJSON = function() {
            return RegistrationData.toObject(this, $protobuf.util.toJSONOptions);
        };

        return RegistrationData;
    })();

    komawari.ErrorAction = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "DEFAULT"] = 0;
        values[valuesById[1] = "UNAUTHORIZED"] = 1;
        values[valuesById[2] = "MAINTENANCE"] = 2;
        values[valuesById[3] = "GEOIP_BLOCKING"] = 3;
        return values;
    })();

    komawari.Response = (function() {

        const Response = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Response.prototype.success = null;
        Response.prototype.error = null;

        let $oneOfFields;

        $Object.defineProperty(Response.prototype, "result", {
            get: $util.oneOfGetter($oneOfFields = ["success", "error"]),
            set: $util.oneOfSetter($oneOfFields)
        });

        Response.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.success != null && $Object.hasOwnProperty.call(message, "success"))
                $root.komawari.SuccessResult.encode(message.success, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.error != null && $Object.hasOwnProperty.call(message, "error"))
                $root.komawari.ErrorResult.encode(message.error, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Response.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Response();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.success = $root.komawari.SuccessResult.decode(reader, reader.size(), $undefined, _depth + 1, message.success);
                        message.result = "success";
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.error = $root.komawari.ErrorResult.decode(reader, reader.size(), $undefined, _depth + 1, message.error);
                        message.result = "error";
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        Response.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.Response)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.Response: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.Response();
            if (object.success != null) {
                if (!$util.isObject(object.success))
                    throw $TypeError(".komawari.Response.success: object expected");
                message.success = $root.komawari.SuccessResult.fromObject(object.success, _depth + 1);
            }
            if (object.error != null) {
                if (!$util.isObject(object.error))
                    throw $TypeError(".komawari.Response.error: object expected");
                message.error = $root.komawari.ErrorResult.fromObject(object.error, _depth + 1);
            }
            return message;
        };

        Response.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (message.success != null && $Object.hasOwnProperty.call(message, "success")) {
                object.success = $root.komawari.SuccessResult.toObject(message.success, options, _depth + 1);
                if (options.oneofs)
                    object.result = "success";
            }
            if (message.error != null && $Object.hasOwnProperty.call(message, "error")) {
                object.error = $root.komawari.ErrorResult.toObject(message.error, options, _depth + 1);
                if (options.oneofs)
                    object.result = "error";
            }
            return object;
        };

        Response.prototype.toJSON = function() {
            return Response.toObject(this, $protobuf.util.toJSONOptions);
        };

        return Response;
    })();

    komawari.SuccessResult = (function() {

        const SuccessResult = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        SuccessResult.prototype.isFeaturedUpdated = false;
        SuccessResult.prototype.languages = null;
        SuccessResult.prototype.registerationData = null;
        SuccessResult.prototype.homeView = null;
        SuccessResult.prototype.featuredTitlesView = null;
        SuccessResult.prototype.allTitlesView = null;
        SuccessResult.prototype.titleRankingView = null;
        SuccessResult.prototype.subscribedTitlesView = null;
        SuccessResult.prototype.titleDetailView = null;
        SuccessResult.prototype.commentListView = null;
        SuccessResult.prototype.mangaViewer = null;
        SuccessResult.prototype.webHomeView = null;
        SuccessResult.prototype.settingsView = null;
        SuccessResult.prototype.profileSettingsView = null;
        SuccessResult.prototype.updateProfileResultView = null;
        SuccessResult.prototype.serviceAnnouncementsView = null;
        SuccessResult.prototype.initialView = null;
        SuccessResult.prototype.feedbackView = null;
        SuccessResult.prototype.publisherNewsListView = null;
        SuccessResult.prototype.questionnaireView = null;
        SuccessResult.prototype.titleUpdatedView = null;
        SuccessResult.prototype.homeViewV2 = null;
        SuccessResult.prototype.updatedTitleListView = null;
        SuccessResult.prototype.allTicketTitlesView = null;
        SuccessResult.prototype.homeViewV3 = null;
        SuccessResult.prototype.allTitlesViewV2 = null;
        SuccessResult.prototype.settingsViewV2 = null;
        SuccessResult.prototype.titleUpdatedViewV2 = null;
        SuccessResult.prototype.initialViewV2 = null;
        SuccessResult.prototype.webHomeViewV2 = null;
        SuccessResult.prototype.webHomeViewV3 = null;
        SuccessResult.prototype.pushTokenView = null;
        SuccessResult.prototype.allFreeTitlesView = null;
        SuccessResult.prototype.titleRankingViewV2 = null;
        SuccessResult.prototype.webHomeViewV4 = null;
        SuccessResult.prototype.featuredTitlesViewV2 = null;

        let $oneOfFields;

        $Object.defineProperty(SuccessResult.prototype, "view", {
            get: $util.oneOfGetter($oneOfFields = ["registerationData", "homeView", "featuredTitlesView", "allTitlesView", "titleRankingView", "subscribedTitlesView", "titleDetailView", "commentListView", "mangaViewer", "webHomeView", "settingsView", "profileSettingsView", "updateProfileResultView", "serviceAnnouncementsView", "initialView", "feedbackView", "publisherNewsListView", "questionnaireView", "titleUpdatedView", "homeViewV2", "updatedTitleListView", "allTicketTitlesView", "homeViewV3", "allTitlesViewV2", "settingsViewV2", "titleUpdatedViewV2", "initialViewV2", "webHomeViewV2", "webHomeViewV3", "pushTokenView", "allFreeTitlesView", "titleRankingViewV2", "webHomeViewV4", "featuredTitlesViewV2"]),
            set: $util.oneOfSetter($oneOfFields)
        });

        SuccessResult.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.isFeaturedUpdated != null && $Object.hasOwnProperty.call(message, "isFeaturedUpdated") && message.isFeaturedUpdated !== false)
                writer.uint32(8).bool(message.isFeaturedUpdated);
            if (message.registerationData != null && $Object.hasOwnProperty.call(message, "registerationData"))
                $root.komawari.RegistrationData.encode(message.registerationData, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.homeView != null && $Object.hasOwnProperty.call(message, "homeView"))
                $root.komawari.HomeView.encode(message.homeView, writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.featuredTitlesView != null && $Object.hasOwnProperty.call(message, "featuredTitlesView"))
                $root.komawari.FeaturedTitlesView.encode(message.featuredTitlesView, writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.allTitlesView != null && $Object.hasOwnProperty.call(message, "allTitlesView"))
                $root.komawari.AllTitlesView.encode(message.allTitlesView, writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.titleRankingView != null && $Object.hasOwnProperty.call(message, "titleRankingView"))
                $root.komawari.TitleRankingView.encode(message.titleRankingView, writer.uint32(50).fork(), _depth + 1).ldelim();
            if (message.subscribedTitlesView != null && $Object.hasOwnProperty.call(message, "subscribedTitlesView"))
                $root.komawari.SubscribedTitlesView.encode(message.subscribedTitlesView, writer.uint32(58).fork(), _depth + 1).ldelim();
            if (message.titleDetailView != null && $Object.hasOwnProperty.call(message, "titleDetailView"))
                $root.komawari.TitleDetailView.encode(message.titleDetailView, writer.uint32(66).fork(), _depth + 1).ldelim();
            if (message.commentListView != null && $Object.hasOwnProperty.call(message, "commentListView"))
                $root.komawari.CommentListView.encode(message.commentListView, writer.uint32(74).fork(), _depth + 1).ldelim();
            if (message.mangaViewer != null && $Object.hasOwnProperty.call(message, "mangaViewer"))
                $root.komawari.MangaViewer.encode(message.mangaViewer, writer.uint32(82).fork(), _depth + 1).ldelim();
            if (message.webHomeView != null && $Object.hasOwnProperty.call(message, "webHomeView"))
                $root.komawari.WebHomeView.encode(message.webHomeView, writer.uint32(90).fork(), _depth + 1).ldelim();
            if (message.settingsView != null && $Object.hasOwnProperty.call(message, "settingsView"))
                $root.komawari.SettingsView.encode(message.settingsView, writer.uint32(98).fork(), _depth + 1).ldelim();
            if (message.profileSettingsView != null && $Object.hasOwnProperty.call(message, "profileSettingsView"))
                $root.komawari.ProfileSettingsView.encode(message.profileSettingsView, writer.uint32(106).fork(), _depth + 1).ldelim();
            if (message.updateProfileResultView != null && $Object.hasOwnProperty.call(message, "updateProfileResultView"))
                $root.komawari.UpdateProfileResultView.encode(message.updateProfileResultView, writer.uint32(114).fork(), _depth + 1).ldelim();
            if (message.serviceAnnouncementsView != null && $Object.hasOwnProperty.call(message, "serviceAnnouncementsView"))
                $root.komawari.ServiceAnnouncementsView.encode(message.serviceAnnouncementsView, writer.uint32(122).fork(), _depth + 1).ldelim();
            if (message.initialView != null && $Object.hasOwnProperty.call(message, "initialView"))
                $root.komawari.InitialView.encode(message.initialView, writer.uint32(130).fork(), _depth + 1).ldelim();
            if (message.feedbackView != null && $Object.hasOwnProperty.call(message, "feedbackView"))
                $root.komawari.FeedbackView.encode(message.feedbackView, writer.uint32(138).fork(), _depth + 1).ldelim();
            if (message.publisherNewsListView != null && $Object.hasOwnProperty.call(message, "publisherNewsListView"))
                $root.komawari.PublisherNewsListView.encode(message.publisherNewsListView, writer.uint32(146).fork(), _depth + 1).ldelim();
            if (message.questionnaireView != null && $Object.hasOwnProperty.call(message, "questionnaireView"))
                $root.komawari.QuestionnaireView.encode(message.questionnaireView, writer.uint32(154).fork(), _depth + 1).ldelim();
            if (message.titleUpdatedView != null && $Object.hasOwnProperty.call(message, "titleUpdatedView"))
                $root.komawari.TitleUpdatedView.encode(message.titleUpdatedView, writer.uint32(162).fork(), _depth + 1).ldelim();
            if (message.homeViewV2 != null && $Object.hasOwnProperty.call(message, "homeViewV2"))
                $root.komawari.HomeViewV2.encode(message.homeViewV2, writer.uint32(170).fork(), _depth + 1).ldelim();
            if (message.updatedTitleListView != null && $Object.hasOwnProperty.call(message, "updatedTitleListView"))
                $root.komawari.UpdatedTitleListView.encode(message.updatedTitleListView, writer.uint32(178).fork(), _depth + 1).ldelim();
            if (message.allTicketTitlesView != null && $Object.hasOwnProperty.call(message, "allTicketTitlesView"))
                $root.komawari.AllTicketTitlesView.encode(message.allTicketTitlesView, writer.uint32(186).fork(), _depth + 1).ldelim();
            if (message.homeViewV3 != null && $Object.hasOwnProperty.call(message, "homeViewV3"))
                $root.komawari.HomeViewV3.encode(message.homeViewV3, writer.uint32(194).fork(), _depth + 1).ldelim();
            if (message.allTitlesViewV2 != null && $Object.hasOwnProperty.call(message, "allTitlesViewV2"))
                $root.komawari.AllTitlesViewV2.encode(message.allTitlesViewV2, writer.uint32(202).fork(), _depth + 1).ldelim();
            if (message.settingsViewV2 != null && $Object.hasOwnProperty.call(message, "settingsViewV2"))
                $root.komawari.SettingsViewV2.encode(message.settingsViewV2, writer.uint32(210).fork(), _depth + 1).ldelim();
            if (message.titleUpdatedViewV2 != null && $Object.hasOwnProperty.call(message, "titleUpdatedViewV2"))
                $root.komawari.TitleUpdatedViewV2.encode(message.titleUpdatedViewV2, writer.uint32(218).fork(), _depth + 1).ldelim();
            if (message.initialViewV2 != null && $Object.hasOwnProperty.call(message, "initialViewV2"))
                $root.komawari.InitialViewV2.encode(message.initialViewV2, writer.uint32(226).fork(), _depth + 1).ldelim();
            if (message.languages != null && $Object.hasOwnProperty.call(message, "languages"))
                $root.komawari.Languages.encode(message.languages, writer.uint32(234).fork(), _depth + 1).ldelim();
            if (message.webHomeViewV2 != null && $Object.hasOwnProperty.call(message, "webHomeViewV2"))
                $root.komawari.WebHomeViewV2.encode(message.webHomeViewV2, writer.uint32(242).fork(), _depth + 1).ldelim();
            if (message.webHomeViewV3 != null && $Object.hasOwnProperty.call(message, "webHomeViewV3"))
                $root.komawari.WebHomeViewV3.encode(message.webHomeViewV3, writer.uint32(250).fork(), _depth + 1).ldelim();
            if (message.pushTokenView != null && $Object.hasOwnProperty.call(message, "pushTokenView"))
                $root.komawari.PushTokenView.encode(message.pushTokenView, writer.uint32(258).fork(), _depth + 1).ldelim();
            if (message.allFreeTitlesView != null && $Object.hasOwnProperty.call(message, "allFreeTitlesView"))
                $root.komawari.AllFreeTitlesView.encode(message.allFreeTitlesView, writer.uint32(266).fork(), _depth + 1).ldelim();
            if (message.titleRankingViewV2 != null && $Object.hasOwnProperty.call(message, "titleRankingViewV2"))
                $root.komawari.TitleRankingViewV2.encode(message.titleRankingViewV2, writer.uint32(298).fork(), _depth + 1).ldelim();
            if (message.webHomeViewV4 != null && $Object.hasOwnProperty.call(message, "webHomeViewV4"))
                $root.komawari.WebHomeViewV4.encode(message.webHomeViewV4, writer.uint32(306).fork(), _depth + 1).ldelim();
            if (message.featuredTitlesViewV2 != null && $Object.hasOwnProperty.call(message, "featuredTitlesViewV2"))
                $root.komawari.FeaturedTitlesViewV2.encode(message.featuredTitlesViewV2, writer.uint32(314).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        SuccessResult.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.SuccessResult();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isFeaturedUpdated = value;
                        else
                            delete message.isFeaturedUpdated;
                        continue;
                    }
                case 29: {
                        if (wireType !== 2)
                            break;
                        message.languages = $root.komawari.Languages.decode(reader, reader.size(), $undefined, _depth + 1, message.languages);
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.registerationData = $root.komawari.RegistrationData.decode(reader, reader.size(), $undefined, _depth + 1, message.registerationData);
                        message.view = "registerationData";
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        message.homeView = $root.komawari.HomeView.decode(reader, reader.size(), $undefined, _depth + 1, message.homeView);
                        message.view = "homeView";
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        message.featuredTitlesView = $root.komawari.FeaturedTitlesView.decode(reader, reader.size(), $undefined, _depth + 1, message.featuredTitlesView);
                        message.view = "featuredTitlesView";
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        message.allTitlesView = $root.komawari.AllTitlesView.decode(reader, reader.size(), $undefined, _depth + 1, message.allTitlesView);
                        message.view = "allTitlesView";
                        continue;
                    }
                case 6: {
                        if (wireType !== 2)
                            break;
                        message.titleRankingView = $root.komawari.TitleRankingView.decode(reader, reader.size(), $undefined, _depth + 1, message.titleRankingView);
                        message.view = "titleRankingView";
                        continue;
                    }
                case 7: {
                        if (wireType !== 2)
                            break;
                        message.subscribedTitlesView = $root.komawari.SubscribedTitlesView.decode(reader, reader.size(), $undefined, _depth + 1, message.subscribedTitlesView);
                        message.view = "subscribedTitlesView";
                        continue;
                    }
                case 8: {
                        if (wireType !== 2)
                            break;
                        message.titleDetailView = $root.komawari.TitleDetailView.decode(reader, reader.size(), $undefined, _depth + 1, message.titleDetailView);
                        message.view = "titleDetailView";
                        continue;
                    }
                case 9: {
                        if (wireType !== 2)
                            break;
                        message.commentListView = $root.komawari.CommentListView.decode(reader, reader.size(), $undefined, _depth + 1, message.commentListView);
                        message.view = "commentListView";
                        continue;
                    }
                case 10: {
                        if (wireType !== 2)
                            break;
                        message.mangaViewer = $root.komawari.MangaViewer.decode(reader, reader.size(), $undefined, _depth + 1, message.mangaViewer);
                        message.view = "mangaViewer";
                        continue;
                    }
                case 11: {
                        if (wireType !== 2)
                            break;
                        message.webHomeView = $root.komawari.WebHomeView.decode(reader, reader.size(), $undefined, _depth + 1, message.webHomeView);
                        message.view = "webHomeView";
                        continue;
                    }
                case 12: {
                        if (wireType !== 2)
                            break;
                        message.settingsView = $root.komawari.SettingsView.decode(reader, reader.size(), $undefined, _depth + 1, message.settingsView);
                        message.view = "settingsView";
                        continue;
                    }
                case 13: {
                        if (wireType !== 2)
                            break;
                        message.profileSettingsView = $root.komawari.ProfileSettingsView.decode(reader, reader.size(), $undefined, _depth + 1, message.profileSettingsView);
                        message.view = "profileSettingsView";
                        continue;
                    }
                case 14: {
                        if (wireType !== 2)
                            break;
                        message.updateProfileResultView = $root.komawari.UpdateProfileResultView.decode(reader, reader.size(), $undefined, _depth + 1, message.updateProfileResultView);
                        message.view = "updateProfileResultView";
                        continue;
                    }
                case 15: {
                        if (wireType !== 2)
                            break;
                        message.serviceAnnouncementsView = $root.komawari.ServiceAnnouncementsView.decode(reader, reader.size(), $undefined, _depth + 1, message.serviceAnnouncementsView);
                        message.view = "serviceAnnouncementsView";
                        continue;
                    }
                case 16: {
                        if (wireType !== 2)
                            break;
                        message.initialView = $root.komawari.InitialView.decode(reader, reader.size(), $undefined, _depth + 1, message.initialView);
                        message.view = "initialView";
                        continue;
                    }
                case 17: {
                        if (wireType !== 2)
                            break;
                        message.feedbackView = $root.komawari.FeedbackView.decode(reader, reader.size(), $undefined, _depth + 1, message.feedbackView);
                        message.view = "feedbackView";
                        continue;
                    }
                case 18: {
                        if (wireType !== 2)
                            break;
                        message.publisherNewsListView = $root.komawari.PublisherNewsListView.decode(reader, reader.size(), $undefined, _depth + 1, message.publisherNewsListView);
                        message.view = "publisherNewsListView";
                        continue;
                    }
                case 19: {
                        if (wireType !== 2)
                            break;
                        message.questionnaireView = $root.komawari.QuestionnaireView.decode(reader, reader.size(), $undefined, _depth + 1, message.questionnaireView);
                        message.view = "questionnaireView";
                        continue;
                    }
                case 20: {
                        if (wireType !== 2)
                            break;
                        message.titleUpdatedView = $root.komawari.TitleUpdatedView.decode(reader, reader.size(), $undefined, _depth + 1, message.titleUpdatedView);
                        message.view = "titleUpdatedView";
                        continue;
                    }
                case 21: {
                        if (wireType !== 2)
                            break;
                        message.homeViewV2 = $root.komawari.HomeViewV2.decode(reader, reader.size(), $undefined, _depth + 1, message.homeViewV2);
                        message.view = "homeViewV2";
                        continue;
                    }
                case 22: {
                        if (wireType !== 2)
                            break;
                        message.updatedTitleListView = $root.komawari.UpdatedTitleListView.decode(reader, reader.size(), $undefined, _depth + 1, message.updatedTitleListView);
                        message.view = "updatedTitleListView";
                        continue;
                    }
                case 23: {
                        if (wireType !== 2)
                            break;
                        message.allTicketTitlesView = $root.komawari.AllTicketTitlesView.decode(reader, reader.size(), $undefined, _depth + 1, message.allTicketTitlesView);
                        message.view = "allTicketTitlesView";
                        continue;
                    }
                case 24: {
                        if (wireType !== 2)
                            break;
                        message.homeViewV3 = $root.komawari.HomeViewV3.decode(reader, reader.size(), $undefined, _depth + 1, message.homeViewV3);
                        message.view = "homeViewV3";
                        continue;
                    }
                case 25: {
                        if (wireType !== 2)
                            break;
                        message.allTitlesViewV2 = $root.komawari.AllTitlesViewV2.decode(reader, reader.size(), $undefined, _depth + 1, message.allTitlesViewV2);
                        message.view = "allTitlesViewV2";
                        continue;
                    }
                case 26: {
                        if (wireType !== 2)
                            break;
                        message.settingsViewV2 = $root.komawari.SettingsViewV2.decode(reader, reader.size(), $undefined, _depth + 1, message.settingsViewV2);
                        message.view = "settingsViewV2";
                        continue;
                    }
                case 27: {
                        if (wireType !== 2)
                            break;
                        message.titleUpdatedViewV2 = $root.komawari.TitleUpdatedViewV2.decode(reader, reader.size(), $undefined, _depth + 1, message.titleUpdatedViewV2);
                        message.view = "titleUpdatedViewV2";
                        continue;
                    }
                case 28: {
                        if (wireType !== 2)
                            break;
                        message.initialViewV2 = $root.komawari.InitialViewV2.decode(reader, reader.size(), $undefined, _depth + 1, message.initialViewV2);
                        message.view = "initialViewV2";
                        continue;
                    }
                case 30: {
                        if (wireType !== 2)
                            break;
                        message.webHomeViewV2 = $root.komawari.WebHomeViewV2.decode(reader, reader.size(), $undefined, _depth + 1, message.webHomeViewV2);
                        message.view = "webHomeViewV2";
                        continue;
                    }
                case 31: {
                        if (wireType !== 2)
                            break;
                        message.webHomeViewV3 = $root.komawari.WebHomeViewV3.decode(reader, reader.size(), $undefined, _depth + 1, message.webHomeViewV3);
                        message.view = "webHomeViewV3";
                        continue;
                    }
                case 32: {
                        if (wireType !== 2)
                            break;
                        message.pushTokenView = $root.komawari.PushTokenView.decode(reader, reader.size(), $undefined, _depth + 1, message.pushTokenView);
                        message.view = "pushTokenView";
                        continue;
                    }
                case 33: {
                        if (wireType !== 2)
                            break;
                        message.allFreeTitlesView = $root.komawari.AllFreeTitlesView.decode(reader, reader.size(), $undefined, _depth + 1, message.allFreeTitlesView);
                        message.view = "allFreeTitlesView";
                        continue;
                    }
                case 37: {
                        if (wireType !== 2)
                            break;
                        message.titleRankingViewV2 = $root.komawari.TitleRankingViewV2.decode(reader, reader.size(), $undefined, _depth + 1, message.titleRankingViewV2);
                        message.view = "titleRankingViewV2";
                        continue;
                    }
                case 38: {
                        if (wireType !== 2)
                            break;
                        message.webHomeViewV4 = $root.komawari.WebHomeViewV4.decode(reader, reader.size(), $undefined, _depth + 1, message.webHomeViewV4);
                        message.view = "webHomeViewV4";
                        continue;
                    }
                case 39: {
                        if (wireType !== 2)
                            break;
                        message.featuredTitlesViewV2 = $root.komawari.FeaturedTitlesViewV2.decode(reader, reader.size(), $undefined, _depth + 1, message.featuredTitlesViewV2);
                        message.view = "featuredTitlesViewV2";
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        SuccessResult.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.SuccessResult)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.SuccessResult: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.SuccessResult();
            if (object.isFeaturedUpdated != null)
                if (object.isFeaturedUpdated)
                    message.isFeaturedUpdated = $Boolean(object.isFeaturedUpdated);
            if (object.languages != null) {
                if (!$util.isObject(object.languages))
                    throw $TypeError(".komawari.SuccessResult.languages: object expected");
                message.languages = $root.komawari.Languages.fromObject(object.languages, _depth + 1);
            }
            if (object.registerationData != null) {
                if (!$util.isObject(object.registerationData))
                    throw $TypeError(".komawari.SuccessResult.registerationData: object expected");
                message.registerationData = $root.komawari.RegistrationData.fromObject(object.registerationData, _depth + 1);
            }
            if (object.homeView != null) {
                if (!$util.isObject(object.homeView))
                    throw $TypeError(".komawari.SuccessResult.homeView: object expected");
                message.homeView = $root.komawari.HomeView.fromObject(object.homeView, _depth + 1);
            }
            if (object.featuredTitlesView != null) {
                if (!$util.isObject(object.featuredTitlesView))
                    throw $TypeError(".komawari.SuccessResult.featuredTitlesView: object expected");
                message.featuredTitlesView = $root.komawari.FeaturedTitlesView.fromObject(object.featuredTitlesView, _depth + 1);
            }
            if (object.allTitlesView != null) {
                if (!$util.isObject(object.allTitlesView))
                    throw $TypeError(".komawari.SuccessResult.allTitlesView: object expected");
                message.allTitlesView = $root.komawari.AllTitlesView.fromObject(object.allTitlesView, _depth + 1);
            }
            if (object.titleRankingView != null) {
                if (!$util.isObject(object.titleRankingView))
                    throw $TypeError(".komawari.SuccessResult.titleRankingView: object expected");
                message.titleRankingView = $root.komawari.TitleRankingView.fromObject(object.titleRankingView, _depth + 1);
            }
            if (object.subscribedTitlesView != null) {
                if (!$util.isObject(object.subscribedTitlesView))
                    throw $TypeError(".komawari.SuccessResult.subscribedTitlesView: object expected");
                message.subscribedTitlesView = $root.komawari.SubscribedTitlesView.fromObject(object.subscribedTitlesView, _depth + 1);
            }
            if (object.titleDetailView != null) {
                if (!$util.isObject(object.titleDetailView))
                    throw $TypeError(".komawari.SuccessResult.titleDetailView: object expected");
                message.titleDetailView = $root.komawari.TitleDetailView.fromObject(object.titleDetailView, _depth + 1);
            }
            if (object.commentListView != null) {
                if (!$util.isObject(object.commentListView))
                    throw $TypeError(".komawari.SuccessResult.commentListView: object expected");
                message.commentListView = $root.komawari.CommentListView.fromObject(object.commentListView, _depth + 1);
            }
            if (object.mangaViewer != null) {
                if (!$util.isObject(object.mangaViewer))
                    throw $TypeError(".komawari.SuccessResult.mangaViewer: object expected");
                message.mangaViewer = $root.komawari.MangaViewer.fromObject(object.mangaViewer, _depth + 1);
            }
            if (object.webHomeView != null) {
                if (!$util.isObject(object.webHomeView))
                    throw $TypeError(".komawari.SuccessResult.webHomeView: object expected");
                message.webHomeView = $root.komawari.WebHomeView.fromObject(object.webHomeView, _depth + 1);
            }
            if (object.settingsView != null) {
                if (!$util.isObject(object.settingsView))
                    throw $TypeError(".komawari.SuccessResult.settingsView: object expected");
                message.settingsView = $root.komawari.SettingsView.fromObject(object.settingsView, _depth + 1);
            }
            if (object.profileSettingsView != null) {
                if (!$util.isObject(object.profileSettingsView))
                    throw $TypeError(".komawari.SuccessResult.profileSettingsView: object expected");
                message.profileSettingsView = $root.komawari.ProfileSettingsView.fromObject(object.profileSettingsView, _depth + 1);
            }
            if (object.updateProfileResultView != null) {
                if (!$util.isObject(object.updateProfileResultView))
                    throw $TypeError(".komawari.SuccessResult.updateProfileResultView: object expected");
                message.updateProfileResultView = $root.komawari.UpdateProfileResultView.fromObject(object.updateProfileResultView, _depth + 1);
            }
            if (object.serviceAnnouncementsView != null) {
                if (!$util.isObject(object.serviceAnnouncementsView))
                    throw $TypeError(".komawari.SuccessResult.serviceAnnouncementsView: object expected");
                message.serviceAnnouncementsView = $root.komawari.ServiceAnnouncementsView.fromObject(object.serviceAnnouncementsView, _depth + 1);
            }
            if (object.initialView != null) {
                if (!$util.isObject(object.initialView))
                    throw $TypeError(".komawari.SuccessResult.initialView: object expected");
                message.initialView = $root.komawari.InitialView.fromObject(object.initialView, _depth + 1);
            }
            if (object.feedbackView != null) {
                if (!$util.isObject(object.feedbackView))
                    throw $TypeError(".komawari.SuccessResult.feedbackView: object expected");
                message.feedbackView = $root.komawari.FeedbackView.fromObject(object.feedbackView, _depth + 1);
            }
            if (object.publisherNewsListView != null) {
                if (!$util.isObject(object.publisherNewsListView))
                    throw $TypeError(".komawari.SuccessResult.publisherNewsListView: object expected");
                message.publisherNewsListView = $root.komawari.PublisherNewsListView.fromObject(object.publisherNewsListView, _depth + 1);
            }
            if (object.questionnaireView != null) {
                if (!$util.isObject(object.questionnaireView))
                    throw $TypeError(".komawari.SuccessResult.questionnaireView: object expected");
                message.questionnaireView = $root.komawari.QuestionnaireView.fromObject(object.questionnaireView, _depth + 1);
            }
            if (object.titleUpdatedView != null) {
                if (!$util.isObject(object.titleUpdatedView))
                    throw $TypeError(".komawari.SuccessResult.titleUpdatedView: object expected");
                message.titleUpdatedView = $root.komawari.TitleUpdatedView.fromObject(object.titleUpdatedView, _depth + 1);
            }
            if (object.homeViewV2 != null) {
                if (!$util.isObject(object.homeViewV2))
                    throw $TypeError(".komawari.SuccessResult.homeViewV2: object expected");
                message.homeViewV2 = $root.komawari.HomeViewV2.fromObject(object.homeViewV2, _depth + 1);
            }
            if (object.updatedTitleListView != null) {
                if (!$util.isObject(object.updatedTitleListView))
                    throw $TypeError(".komawari.SuccessResult.updatedTitleListView: object expected");
                message.updatedTitleListView = $root.komawari.UpdatedTitleListView.fromObject(object.updatedTitleListView, _depth + 1);
            }
            if (object.allTicketTitlesView != null) {
                if (!$util.isObject(object.allTicketTitlesView))
                    throw $TypeError(".komawari.SuccessResult.allTicketTitlesView: object expected");
                message.allTicketTitlesView = $root.komawari.AllTicketTitlesView.fromObject(object.allTicketTitlesView, _depth + 1);
            }
            if (object.homeViewV3 != null) {
                if (!$util.isObject(object.homeViewV3))
                    throw $TypeError(".komawari.SuccessResult.homeViewV3: object expected");
                message.homeViewV3 = $root.komawari.HomeViewV3.fromObject(object.homeViewV3, _depth + 1);
            }
            if (object.allTitlesViewV2 != null) {
                if (!$util.isObject(object.allTitlesViewV2))
                    throw $TypeError(".komawari.SuccessResult.allTitlesViewV2: object expected");
                message.allTitlesViewV2 = $root.komawari.AllTitlesViewV2.fromObject(object.allTitlesViewV2, _depth + 1);
            }
            if (object.settingsViewV2 != null) {
                if (!$util.isObject(object.settingsViewV2))
                    throw $TypeError(".komawari.SuccessResult.settingsViewV2: object expected");
                message.settingsViewV2 = $root.komawari.SettingsViewV2.fromObject(object.settingsViewV2, _depth + 1);
            }
            if (object.titleUpdatedViewV2 != null) {
                if (!$util.isObject(object.titleUpdatedViewV2))
                    throw $TypeError(".komawari.SuccessResult.titleUpdatedViewV2: object expected");
                message.titleUpdatedViewV2 = $root.komawari.TitleUpdatedViewV2.fromObject(object.titleUpdatedViewV2, _depth + 1);
            }
            if (object.initialViewV2 != null) {
                if (!$util.isObject(object.initialViewV2))
                    throw $TypeError(".komawari.SuccessResult.initialViewV2: object expected");
                message.initialViewV2 = $root.komawari.InitialViewV2.fromObject(object.initialViewV2, _depth + 1);
            }
            if (object.webHomeViewV2 != null) {
                if (!$util.isObject(object.webHomeViewV2))
                    throw $TypeError(".komawari.SuccessResult.webHomeViewV2: object expected");
                message.webHomeViewV2 = $root.komawari.WebHomeViewV2.fromObject(object.webHomeViewV2, _depth + 1);
            }
            if (object.webHomeViewV3 != null) {
                if (!$util.isObject(object.webHomeViewV3))
                    throw $TypeError(".komawari.SuccessResult.webHomeViewV3: object expected");
                message.webHomeViewV3 = $root.komawari.WebHomeViewV3.fromObject(object.webHomeViewV3, _depth + 1);
            }
            if (object.pushTokenView != null) {
                if (!$util.isObject(object.pushTokenView))
                    throw $TypeError(".komawari.SuccessResult.pushTokenView: object expected");
                message.pushTokenView = $root.komawari.PushTokenView.fromObject(object.pushTokenView, _depth + 1);
            }
            if (object.allFreeTitlesView != null) {
                if (!$util.isObject(object.allFreeTitlesView))
                    throw $TypeError(".komawari.SuccessResult.allFreeTitlesView: object expected");
                message.allFreeTitlesView = $root.komawari.AllFreeTitlesView.fromObject(object.allFreeTitlesView, _depth + 1);
            }
            if (object.titleRankingViewV2 != null) {
                if (!$util.isObject(object.titleRankingViewV2))
                    throw $TypeError(".komawari.SuccessResult.titleRankingViewV2: object expected");
                message.titleRankingViewV2 = $root.komawari.TitleRankingViewV2.fromObject(object.titleRankingViewV2, _depth + 1);
            }
            if (object.webHomeViewV4 != null) {
                if (!$util.isObject(object.webHomeViewV4))
                    throw $TypeError(".komawari.SuccessResult.webHomeViewV4: object expected");
                message.webHomeViewV4 = $root.komawari.WebHomeViewV4.fromObject(object.webHomeViewV4, _depth + 1);
            }
            if (object.featuredTitlesViewV2 != null) {
                if (!$util.isObject(object.featuredTitlesViewV2))
                    throw $TypeError(".komawari.SuccessResult.featuredTitlesViewV2: object expected");
                message.featuredTitlesViewV2 = $root.komawari.FeaturedTitlesViewV2.fromObject(object.featuredTitlesViewV2, _depth + 1);
            }
            return message;
        };

        SuccessResult.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.isFeaturedUpdated = false;
                object.languages = null;
            }
            if (message.isFeaturedUpdated != null && $Object.hasOwnProperty.call(message, "isFeaturedUpdated"))
                object.isFeaturedUpdated = message.isFeaturedUpdated;
            if (message.registerationData != null && $Object.hasOwnProperty.call(message, "registerationData")) {
                object.registerationData = $root.komawari.RegistrationData.toObject(message.registerationData, options, _depth + 1);
                if (options.oneofs)
                    object.view = "registerationData";
            }
            if (message.homeView != null && $Object.hasOwnProperty.call(message, "homeView")) {
                object.homeView = $root.komawari.HomeView.toObject(message.homeView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "homeView";
            }
            if (message.featuredTitlesView != null && $Object.hasOwnProperty.call(message, "featuredTitlesView")) {
                object.featuredTitlesView = $root.komawari.FeaturedTitlesView.toObject(message.featuredTitlesView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "featuredTitlesView";
            }
            if (message.allTitlesView != null && $Object.hasOwnProperty.call(message, "allTitlesView")) {
                object.allTitlesView = $root.komawari.AllTitlesView.toObject(message.allTitlesView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "allTitlesView";
            }
            if (message.titleRankingView != null && $Object.hasOwnProperty.call(message, "titleRankingView")) {
                object.titleRankingView = $root.komawari.TitleRankingView.toObject(message.titleRankingView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "titleRankingView";
            }
            if (message.subscribedTitlesView != null && $Object.hasOwnProperty.call(message, "subscribedTitlesView")) {
                object.subscribedTitlesView = $root.komawari.SubscribedTitlesView.toObject(message.subscribedTitlesView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "subscribedTitlesView";
            }
            if (message.titleDetailView != null && $Object.hasOwnProperty.call(message, "titleDetailView")) {
                object.titleDetailView = $root.komawari.TitleDetailView.toObject(message.titleDetailView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "titleDetailView";
            }
            if (message.commentListView != null && $Object.hasOwnProperty.call(message, "commentListView")) {
                object.commentListView = $root.komawari.CommentListView.toObject(message.commentListView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "commentListView";
            }
            if (message.mangaViewer != null && $Object.hasOwnProperty.call(message, "mangaViewer")) {
                object.mangaViewer = $root.komawari.MangaViewer.toObject(message.mangaViewer, options, _depth + 1);
                if (options.oneofs)
                    object.view = "mangaViewer";
            }
            if (message.webHomeView != null && $Object.hasOwnProperty.call(message, "webHomeView")) {
                object.webHomeView = $root.komawari.WebHomeView.toObject(message.webHomeView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "webHomeView";
            }
            if (message.settingsView != null && $Object.hasOwnProperty.call(message, "settingsView")) {
                object.settingsView = $root.komawari.SettingsView.toObject(message.settingsView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "settingsView";
            }
            if (message.profileSettingsView != null && $Object.hasOwnProperty.call(message, "profileSettingsView")) {
                object.profileSettingsView = $root.komawari.ProfileSettingsView.toObject(message.profileSettingsView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "profileSettingsView";
            }
            if (message.updateProfileResultView != null && $Object.hasOwnProperty.call(message, "updateProfileResultView")) {
                object.updateProfileResultView = $root.komawari.UpdateProfileResultView.toObject(message.updateProfileResultView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "updateProfileResultView";
            }
            if (message.serviceAnnouncementsView != null && $Object.hasOwnProperty.call(message, "serviceAnnouncementsView")) {
                object.serviceAnnouncementsView = $root.komawari.ServiceAnnouncementsView.toObject(message.serviceAnnouncementsView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "serviceAnnouncementsView";
            }
            if (message.initialView != null && $Object.hasOwnProperty.call(message, "initialView")) {
                object.initialView = $root.komawari.InitialView.toObject(message.initialView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "initialView";
            }
            if (message.feedbackView != null && $Object.hasOwnProperty.call(message, "feedbackView")) {
                object.feedbackView = $root.komawari.FeedbackView.toObject(message.feedbackView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "feedbackView";
            }
            if (message.publisherNewsListView != null && $Object.hasOwnProperty.call(message, "publisherNewsListView")) {
                object.publisherNewsListView = $root.komawari.PublisherNewsListView.toObject(message.publisherNewsListView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "publisherNewsListView";
            }
            if (message.questionnaireView != null && $Object.hasOwnProperty.call(message, "questionnaireView")) {
                object.questionnaireView = $root.komawari.QuestionnaireView.toObject(message.questionnaireView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "questionnaireView";
            }
            if (message.titleUpdatedView != null && $Object.hasOwnProperty.call(message, "titleUpdatedView")) {
                object.titleUpdatedView = $root.komawari.TitleUpdatedView.toObject(message.titleUpdatedView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "titleUpdatedView";
            }
            if (message.homeViewV2 != null && $Object.hasOwnProperty.call(message, "homeViewV2")) {
                object.homeViewV2 = $root.komawari.HomeViewV2.toObject(message.homeViewV2, options, _depth + 1);
                if (options.oneofs)
                    object.view = "homeViewV2";
            }
            if (message.updatedTitleListView != null && $Object.hasOwnProperty.call(message, "updatedTitleListView")) {
                object.updatedTitleListView = $root.komawari.UpdatedTitleListView.toObject(message.updatedTitleListView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "updatedTitleListView";
            }
            if (message.allTicketTitlesView != null && $Object.hasOwnProperty.call(message, "allTicketTitlesView")) {
                object.allTicketTitlesView = $root.komawari.AllTicketTitlesView.toObject(message.allTicketTitlesView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "allTicketTitlesView";
            }
            if (message.homeViewV3 != null && $Object.hasOwnProperty.call(message, "homeViewV3")) {
                object.homeViewV3 = $root.komawari.HomeViewV3.toObject(message.homeViewV3, options, _depth + 1);
                if (options.oneofs)
                    object.view = "homeViewV3";
            }
            if (message.allTitlesViewV2 != null && $Object.hasOwnProperty.call(message, "allTitlesViewV2")) {
                object.allTitlesViewV2 = $root.komawari.AllTitlesViewV2.toObject(message.allTitlesViewV2, options, _depth + 1);
                if (options.oneofs)
                    object.view = "allTitlesViewV2";
            }
            if (message.settingsViewV2 != null && $Object.hasOwnProperty.call(message, "settingsViewV2")) {
                object.settingsViewV2 = $root.komawari.SettingsViewV2.toObject(message.settingsViewV2, options, _depth + 1);
                if (options.oneofs)
                    object.view = "settingsViewV2";
            }
            if (message.titleUpdatedViewV2 != null && $Object.hasOwnProperty.call(message, "titleUpdatedViewV2")) {
                object.titleUpdatedViewV2 = $root.komawari.TitleUpdatedViewV2.toObject(message.titleUpdatedViewV2, options, _depth + 1);
                if (options.oneofs)
                    object.view = "titleUpdatedViewV2";
            }
            if (message.initialViewV2 != null && $Object.hasOwnProperty.call(message, "initialViewV2")) {
                object.initialViewV2 = $root.komawari.InitialViewV2.toObject(message.initialViewV2, options, _depth + 1);
                if (options.oneofs)
                    object.view = "initialViewV2";
            }
            if (message.languages != null && $Object.hasOwnProperty.call(message, "languages"))
                object.languages = $root.komawari.Languages.toObject(message.languages, options, _depth + 1);
            if (message.webHomeViewV2 != null && $Object.hasOwnProperty.call(message, "webHomeViewV2")) {
                object.webHomeViewV2 = $root.komawari.WebHomeViewV2.toObject(message.webHomeViewV2, options, _depth + 1);
                if (options.oneofs)
                    object.view = "webHomeViewV2";
            }
            if (message.webHomeViewV3 != null && $Object.hasOwnProperty.call(message, "webHomeViewV3")) {
                object.webHomeViewV3 = $root.komawari.WebHomeViewV3.toObject(message.webHomeViewV3, options, _depth + 1);
                if (options.oneofs)
                    object.view = "webHomeViewV3";
            }
            if (message.pushTokenView != null && $Object.hasOwnProperty.call(message, "pushTokenView")) {
                object.pushTokenView = $root.komawari.PushTokenView.toObject(message.pushTokenView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "pushTokenView";
            }
            if (message.allFreeTitlesView != null && $Object.hasOwnProperty.call(message, "allFreeTitlesView")) {
                object.allFreeTitlesView = $root.komawari.AllFreeTitlesView.toObject(message.allFreeTitlesView, options, _depth + 1);
                if (options.oneofs)
                    object.view = "allFreeTitlesView";
            }
            if (message.titleRankingViewV2 != null && $Object.hasOwnProperty.call(message, "titleRankingViewV2")) {
                object.titleRankingViewV2 = $root.komawari.TitleRankingViewV2.toObject(message.titleRankingViewV2, options, _depth + 1);
                if (options.oneofs)
                    object.view = "titleRankingViewV2";
            }
            if (message.webHomeViewV4 != null && $Object.hasOwnProperty.call(message, "webHomeViewV4")) {
                object.webHomeViewV4 = $root.komawari.WebHomeViewV4.toObject(message.webHomeViewV4, options, _depth + 1);
                if (options.oneofs)
                    object.view = "webHomeViewV4";
            }
            if (message.featuredTitlesViewV2 != null && $Object.hasOwnProperty.call(message, "featuredTitlesViewV2")) {
                object.featuredTitlesViewV2 = $root.komawari.FeaturedTitlesViewV2.toObject(message.featuredTitlesViewV2, options, _depth + 1);
                if (options.oneofs)
                    object.view = "featuredTitlesViewV2";
            }
            return object;
        };

        SuccessResult.prototype.toJSON = function() {
            return SuccessResult.toObject(this, $protobuf.util.toJSONOptions);
        };

        return SuccessResult;
    })();

    komawari.ErrorResult = (function() {

        const ErrorResult = function (properties) {
            this.popups = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        ErrorResult.prototype.action = 0;
        ErrorResult.prototype.englishPopup = null;
        ErrorResult.prototype.spanishPopup = null;
        ErrorResult.prototype.debugInfo = "";
        ErrorResult.prototype.popups = $util.emptyArray;

        ErrorResult.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.action != null && $Object.hasOwnProperty.call(message, "action") && message.action !== 0)
                writer.uint32(8).int32(message.action);
            if (message.englishPopup != null && $Object.hasOwnProperty.call(message, "englishPopup"))
                $root.komawari.Popup.OSDefault.encode(message.englishPopup, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.spanishPopup != null && $Object.hasOwnProperty.call(message, "spanishPopup"))
                $root.komawari.Popup.OSDefault.encode(message.spanishPopup, writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.debugInfo != null && $Object.hasOwnProperty.call(message, "debugInfo") && message.debugInfo !== "")
                writer.uint32(34).string(message.debugInfo);
            if (message.popups != null && message.popups.length)
                for (let i = 0; i < message.popups.length; ++i)
                    $root.komawari.Popup.OSDefault.encode(message.popups[i], writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        ErrorResult.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.ErrorResult();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.action = value;
                        else
                            delete message.action;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.englishPopup = $root.komawari.Popup.OSDefault.decode(reader, reader.size(), $undefined, _depth + 1, message.englishPopup);
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        message.spanishPopup = $root.komawari.Popup.OSDefault.decode(reader, reader.size(), $undefined, _depth + 1, message.spanishPopup);
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.debugInfo = value;
                        else
                            delete message.debugInfo;
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if (!(message.popups && message.popups.length))
                            message.popups = [];
                        message.popups.push($root.komawari.Popup.OSDefault.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        ErrorResult.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.ErrorResult)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.ErrorResult: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.ErrorResult();
            if (object.action !== 0 && (typeof object.action !== "string" || $root.komawari.ErrorAction[object.action] !== 0))
                switch (object.action) {
                case "DEFAULT":
                case 0:
                    message.action = 0;
                    break;
                case "UNAUTHORIZED":
                case 1:
                    message.action = 1;
                    break;
                case "MAINTENANCE":
                case 2:
                    message.action = 2;
                    break;
                case "GEOIP_BLOCKING":
                case 3:
                    message.action = 3;
                    break;
                default:
                    if (typeof object.action === "number" && (object.action | 0) === object.action)
                        message.action = object.action;
                }
            if (object.englishPopup != null) {
                if (!$util.isObject(object.englishPopup))
                    throw $TypeError(".komawari.ErrorResult.englishPopup: object expected");
                message.englishPopup = $root.komawari.Popup.OSDefault.fromObject(object.englishPopup, _depth + 1);
            }
            if (object.spanishPopup != null) {
                if (!$util.isObject(object.spanishPopup))
                    throw $TypeError(".komawari.ErrorResult.spanishPopup: object expected");
                message.spanishPopup = $root.komawari.Popup.OSDefault.fromObject(object.spanishPopup, _depth + 1);
            }
            if (object.debugInfo != null)
                if (typeof object.debugInfo !== "string" || object.debugInfo.length)
                    message.debugInfo = $String(object.debugInfo);
            if (object.popups) {
                if (!$Array.isArray(object.popups))
                    throw $TypeError(".komawari.ErrorResult.popups: array expected");
                message.popups = $Array(object.popups.length);
                for (let i = 0; i < object.popups.length; ++i) {
                    if (!$util.isObject(object.popups[i]))
                        throw $TypeError(".komawari.ErrorResult.popups: object expected");
                    message.popups[i] = $root.komawari.Popup.OSDefault.fromObject(object.popups[i], _depth + 1);
                }
            }
            return message;
        };

        ErrorResult.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.popups = [];
            if (options.defaults) {
                object.action = options.enums === $String ? "DEFAULT" : 0;
                object.englishPopup = null;
                object.spanishPopup = null;
                object.debugInfo = "";
            }
            if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                object.action = options.enums === $String ? $root.komawari.ErrorAction[message.action] === $undefined ? message.action : $root.komawari.ErrorAction[message.action] : message.action;
            if (message.englishPopup != null && $Object.hasOwnProperty.call(message, "englishPopup"))
                object.englishPopup = $root.komawari.Popup.OSDefault.toObject(message.englishPopup, options, _depth + 1);
            if (message.spanishPopup != null && $Object.hasOwnProperty.call(message, "spanishPopup"))
                object.spanishPopup = $root.komawari.Popup.OSDefault.toObject(message.spanishPopup, options, _depth + 1);
            if (message.debugInfo != null && $Object.hasOwnProperty.call(message, "debugInfo"))
                object.debugInfo = message.debugInfo;
            if (message.popups && message.popups.length) {
                object.popups = $Array(message.popups.length);
                for (let j = 0; j < message.popups.length; ++j)
                    object.popups[j] = $root.komawari.Popup.OSDefault.toObject(message.popups[j], options, _depth + 1);
            }
            return object;
        };

        ErrorResult.prototype.toJSON = function() {
            return ErrorResult.toObject(this, $protobuf.util.toJSONOptions);
        };

        return ErrorResult;
    })();

    komawari.QuestionnaireView = (function() {

        const QuestionnaireView = function (properties) {
            this.questions = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        QuestionnaireView.prototype.isAnswered = false;
        QuestionnaireView.prototype.subject = "";
        QuestionnaireView.prototype.questions = $util.emptyArray;
        QuestionnaireView.prototype.language = 0;

        QuestionnaireView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.isAnswered != null && $Object.hasOwnProperty.call(message, "isAnswered") && message.isAnswered !== false)
                writer.uint32(8).bool(message.isAnswered);
            if (message.subject != null && $Object.hasOwnProperty.call(message, "subject") && message.subject !== "")
                writer.uint32(18).string(message.subject);
            if (message.questions != null && message.questions.length)
                for (let i = 0; i < message.questions.length; ++i)
                    $root.komawari.Questionnaire.encode(message.questions[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.language != null && $Object.hasOwnProperty.call(message, "language") && message.language !== 0)
                writer.uint32(32).int32(message.language);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        QuestionnaireView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.QuestionnaireView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isAnswered = value;
                        else
                            delete message.isAnswered;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.subject = value;
                        else
                            delete message.subject;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.questions && message.questions.length))
                            message.questions = [];
                        message.questions.push($root.komawari.Questionnaire.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 4: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.language = value;
                        else
                            delete message.language;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        QuestionnaireView.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.QuestionnaireView)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.QuestionnaireView: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.QuestionnaireView();
            if (object.isAnswered != null)
                if (object.isAnswered)
                    message.isAnswered = $Boolean(object.isAnswered);
            if (object.subject != null)
                if (typeof object.subject !== "string" || object.subject.length)
                    message.subject = $String(object.subject);
            if (object.questions) {
                if (!$Array.isArray(object.questions))
                    throw $TypeError(".komawari.QuestionnaireView.questions: array expected");
                message.questions = $Array(object.questions.length);
                for (let i = 0; i < object.questions.length; ++i) {
                    if (!$util.isObject(object.questions[i]))
                        throw $TypeError(".komawari.QuestionnaireView.questions: object expected");
                    message.questions[i] = $root.komawari.Questionnaire.fromObject(object.questions[i], _depth + 1);
                }
            }
            if (object.language !== 0 && (typeof object.language !== "string" || $root.komawari.Language[object.language] !== 0))
                switch (object.language) {
                case "ENGLISH":
                case 0:
                    message.language = 0;
                    break;
                case "SPANISH":
                case 1:
                    message.language = 1;
                    break;
                case "FRENCH":
                case 2:
                    message.language = 2;
                    break;
                case "INDONESIAN":
                case 3:
                    message.language = 3;
                    break;
                case "PORTUGUESE_BR":
                case 4:
                    message.language = 4;
                    break;
                case "RUSSIAN":
                case 5:
                    message.language = 5;
                    break;
                case "THAI":
                case 6:
                    message.language = 6;
                    break;
                case "GERMAN":
                case 7:
                    message.language = 7;
                    break;
                case "ITALIAN":
                case 8:
                    message.language = 8;
                    break;
                case "VIETNAMESE":
                case 9:
                    message.language = 9;
                    break;
                default:
                    if (typeof object.language === "number" && (object.language | 0) === object.language)
                        message.language = object.language;
                }
            return message;
        };

        QuestionnaireView.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.questions = [];
            if (options.defaults) {
                object.isAnswered = false;
                object.subject = "";
                object.language = options.enums === $String ? "ENGLISH" : 0;
            }
            if (message.isAnswered != null && $Object.hasOwnProperty.call(message, "isAnswered"))
                object.isAnswered = message.isAnswered;
            if (message.subject != null && $Object.hasOwnProperty.call(message, "subject"))
                object.subject = message.subject;
            if (message.questions && message.questions.length) {
                object.questions = $Array(message.questions.length);
                for (let j = 0; j < message.questions.length; ++j)
                    object.questions[j] = $root.komawari.Questionnaire.toObject(message.questions[j], options, _depth + 1);
            }
            if (message.language != null && $Object.hasOwnProperty.call(message, "language"))
                object.language = options.enums === $String ? $root.komawari.Language[message.language] === $undefined ? message.language : $root.komawari.Language[message.language] : message.language;
            return object;
        };

        QuestionnaireView.prototype.toJSON = function() {
            return QuestionnaireView.toObject(this, $protobuf.util.toJSONOptions);
        };

        return QuestionnaireView;
    })();

    komawari.Questionnaire = (function() {

        const Questionnaire = function (properties) {
            this.selection = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Questionnaire.prototype.description = "";
        Questionnaire.prototype.selection = $util.emptyArray;
        Questionnaire.prototype.numberOfChoices = 0;
        Questionnaire.prototype.hideFreeform = false;
        Questionnaire.prototype.freeForm = "";
        Questionnaire.prototype.canSkip = false;

        Questionnaire.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.description != null && $Object.hasOwnProperty.call(message, "description") && message.description !== "")
                writer.uint32(10).string(message.description);
            if (message.selection != null && message.selection.length)
                for (let i = 0; i < message.selection.length; ++i)
                    writer.uint32(18).string(message.selection[i]);
            if (message.numberOfChoices != null && $Object.hasOwnProperty.call(message, "numberOfChoices") && message.numberOfChoices !== 0)
                writer.uint32(24).uint32(message.numberOfChoices);
            if (message.hideFreeform != null && $Object.hasOwnProperty.call(message, "hideFreeform") && message.hideFreeform !== false)
                writer.uint32(32).bool(message.hideFreeform);
            if (message.freeForm != null && $Object.hasOwnProperty.call(message, "freeForm") && message.freeForm !== "")
                writer.uint32(42).string(message.freeForm);
            if (message.canSkip != null && $Object.hasOwnProperty.call(message, "canSkip") && message.canSkip !== false)
                writer.uint32(48).bool(message.canSkip);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Questionnaire.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Questionnaire();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.description = value;
                        else
                            delete message.description;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.selection && message.selection.length))
                            message.selection = [];
                        message.selection.push(reader.stringVerify());
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.numberOfChoices = value;
                        else
                            delete message.numberOfChoices;
                        continue;
                    }
                case 4: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.hideFreeform = value;
                        else
                            delete message.hideFreeform;
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.freeForm = value;
                        else
                            delete message.freeForm;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.canSkip = value;
                        else
                            delete message.canSkip;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        Questionnaire.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.Questionnaire)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.Questionnaire: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.Questionnaire();
            if (object.description != null)
                if (typeof object.description !== "string" || object.description.length)
                    message.description = $String(object.description);
            if (object.selection) {
                if (!$Array.isArray(object.selection))
                    throw $TypeError(".komawari.Questionnaire.selection: array expected");
                message.selection = $Array(object.selection.length);
                for (let i = 0; i < object.selection.length; ++i)
                    message.selection[i] = $String(object.selection[i]);
            }
            if (object.numberOfChoices != null)
                if ($Number(object.numberOfChoices) !== 0)
                    message.numberOfChoices = object.numberOfChoices >>> 0;
            if (object.hideFreeform != null)
                if (object.hideFreeform)
                    message.hideFreeform = $Boolean(object.hideFreeform);
            if (object.freeForm != null)
                if (typeof object.freeForm !== "string" || object.freeForm.length)
                    message.freeForm = $String(object.freeForm);
            if (object.canSkip != null)
                if (object.canSkip)
                    message.canSkip = $Boolean(object.canSkip);
            return message;
        };

        Questionnaire.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults)
                object.selection = [];
            if (options.defaults) {
                object.description = "";
                object.numberOfChoices = 0;
                object.hideFreeform = false;
                object.freeForm = "";
                object.canSkip = false;
            }
            if (message.description != null && $Object.hasOwnProperty.call(message, "description"))
                object.description = message.description;
            if (message.selection && message.selection.length) {
                object.selection = $Array(message.selection.length);
                for (let j = 0; j < message.selection.length; ++j)
                    object.selection[j] = message.selection[j];
            }
            if (message.numberOfChoices != null && $Object.hasOwnProperty.call(message, "numberOfChoices"))
                object.numberOfChoices = message.numberOfChoices;
            if (message.hideFreeform != null && $Object.hasOwnProperty.call(message, "hideFreeform"))
                object.hideFreeform = message.hideFreeform;
            if (message.freeForm != null && $Object.hasOwnProperty.call(message, "freeForm"))
                object.freeForm = message.freeForm;
            if (message.canSkip != null && $Object.hasOwnProperty.call(message, "canSkip"))
                object.canSkip = message.canSkip;
            return object;
        };

        Questionnaire.prototype.toJSON = function() {
            return Questionnaire.toObject(this, $protobuf.util.toJSONOptions);
        };

        return Questionnaire;
    })();

    komawari.PageType = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "SINGLE"] = 0;
        values[valuesById[1] = "LEFT"] = 1;
        values[valuesById[2] = "RIGHT"] = 2;
        values[valuesById[3] = "DOUBLE"] = 3;
        return values;
    })();

    komawari.ChapterType = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "LATEST"] = 0;
        values[valuesById[1] = "SEQUENCE"] = 1;
        values[valuesById[2] = "NOSEQUENCE"] = 2;
        return values;
    })();

    komawari.Campaign = (function() {

        const Campaign = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Campaign.prototype.startTimeStamp = 0;
        Campaign.prototype.endTimeStamp = 0;

        Campaign.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.startTimeStamp != null && $Object.hasOwnProperty.call(message, "startTimeStamp") && message.startTimeStamp !== 0)
                writer.uint32(8).uint32(message.startTimeStamp);
            if (message.endTimeStamp != null && $Object.hasOwnProperty.call(message, "endTimeStamp") && message.endTimeStamp !== 0)
                writer.uint32(16).uint32(message.endTimeStamp);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Campaign.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Campaign();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.startTimeStamp = value;
                        else
                            delete message.startTimeStamp;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.endTimeStamp = value;
                        else
                            delete message.endTimeStamp;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        Campaign.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.Campaign)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.Campaign: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.Campaign();
            if (object.startTimeStamp != null)
                if ($Number(object.startTimeStamp) !== 0)
                    message.startTimeStamp = object.startTimeStamp >>> 0;
            if (object.endTimeStamp != null)
                if ($Number(object.endTimeStamp) !== 0)
                    message.endTimeStamp = object.endTimeStamp >>> 0;
            return message;
        };

        Campaign.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.defaults) {
                object.startTimeStamp = 0;
                object.endTimeStamp = 0;
            }
            if (message.startTimeStamp != null && $Object.hasOwnProperty.call(message, "startTimeStamp"))
                object.startTimeStamp = message.startTimeStamp;
            if (message.endTimeStamp != null && $Object.hasOwnProperty.call(message, "endTimeStamp"))
                object.endTimeStamp = message.endTimeStamp;
            return object;
        };

        Campaign.prototype.toJSON = function() {
            return Campaign.toObject(this, $protobuf.util.toJSONOptions);
        };

        return Campaign;
    })();

    komawari.MangaViewer = (function() {

        const MangaViewer = function (properties) {
            this.pages = [];
            this.chapters = [];
            this.titleAvailableLanguages = [];
            this.campaigns = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        MangaViewer.prototype.pages = $util.emptyArray;
        MangaViewer.prototype.chapterId = 0;
        MangaViewer.prototype.chapters = $util.emptyArray;
        MangaViewer.prototype.sns = null;
        MangaViewer.prototype.titleName = "";
        MangaViewer.prototype.chapterName = "";
        MangaViewer.prototype.numberOfComments = 0;
        MangaViewer.prototype.isVerticalOnly = false;
        MangaViewer.prototype.titleId = 0;
        MangaViewer.prototype.startFromRight = false;
        MangaViewer.prototype.regionCode = "";
        MangaViewer.prototype.titleAvailableLanguages = $util.emptyArray;
        MangaViewer.prototype.campaigns = $util.emptyArray;

        MangaViewer.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.pages != null && message.pages.length)
                for (let i = 0; i < message.pages.length; ++i)
                    $root.komawari.Page.encode(message.pages[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.chapterId != null && $Object.hasOwnProperty.call(message, "chapterId") && message.chapterId !== 0)
                writer.uint32(16).uint32(message.chapterId);
            if (message.chapters != null && message.chapters.length)
                for (let i = 0; i < message.chapters.length; ++i)
                    $root.komawari.Chapter.encode(message.chapters[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.sns != null && $Object.hasOwnProperty.call(message, "sns"))
                $root.komawari.Sns.encode(message.sns, writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.titleName != null && $Object.hasOwnProperty.call(message, "titleName") && message.titleName !== "")
                writer.uint32(42).string(message.titleName);
            if (message.chapterName != null && $Object.hasOwnProperty.call(message, "chapterName") && message.chapterName !== "")
                writer.uint32(50).string(message.chapterName);
            if (message.numberOfComments != null && $Object.hasOwnProperty.call(message, "numberOfComments") && message.numberOfComments !== 0)
                writer.uint32(56).uint32(message.numberOfComments);
            if (message.isVerticalOnly != null && $Object.hasOwnProperty.call(message, "isVerticalOnly") && message.isVerticalOnly !== false)
                writer.uint32(64).bool(message.isVerticalOnly);
            if (message.titleId != null && $Object.hasOwnProperty.call(message, "titleId") && message.titleId !== 0)
                writer.uint32(72).uint32(message.titleId);
            if (message.startFromRight != null && $Object.hasOwnProperty.call(message, "startFromRight") && message.startFromRight !== false)
                writer.uint32(80).bool(message.startFromRight);
            if (message.regionCode != null && $Object.hasOwnProperty.call(message, "regionCode") && message.regionCode !== "")
                writer.uint32(90).string(message.regionCode);
            if (message.titleAvailableLanguages != null && message.titleAvailableLanguages.length)
                for (let i = 0; i < message.titleAvailableLanguages.length; ++i)
                    $root.komawari.TitleDetailView.TitleLanguages.encode(message.titleAvailableLanguages[i], writer.uint32(138).fork(), _depth + 1).ldelim();
            if (message.campaigns != null && message.campaigns.length)
                for (let i = 0; i < message.campaigns.length; ++i)
                    $root.komawari.Campaign.encode(message.campaigns[i], writer.uint32(810).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        MangaViewer.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.MangaViewer();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.pages && message.pages.length))
                            message.pages = [];
                        message.pages.push($root.komawari.Page.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.chapterId = value;
                        else
                            delete message.chapterId;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.chapters && message.chapters.length))
                            message.chapters = [];
                        message.chapters.push($root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        message.sns = $root.komawari.Sns.decode(reader, reader.size(), $undefined, _depth + 1, message.sns);
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.titleName = value;
                        else
                            delete message.titleName;
                        continue;
                    }
                case 6: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.chapterName = value;
                        else
                            delete message.chapterName;
                        continue;
                    }
                case 7: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.numberOfComments = value;
                        else
                            delete message.numberOfComments;
                        continue;
                    }
                case 8: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isVerticalOnly = value;
                        else
                            delete message.isVerticalOnly;
                        continue;
                    }
                case 9: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.titleId = value;
                        else
                            delete message.titleId;
                        continue;
                    }
                case 10: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.startFromRight = value;
                        else
                            delete message.startFromRight;
                        continue;
                    }
                case 11: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.regionCode = value;
                        else
                            delete message.regionCode;
                        continue;
                    }
                case 17: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titleAvailableLanguages && message.titleAvailableLanguages.length))
                            message.titleAvailableLanguages = [];
                        message.titleAvailableLanguages.push($root.komawari.TitleDetailView.TitleLanguages.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 101: {
                        if (wireType !== 2)
                            break;
                        if (!(message.campaigns && message.campaigns.length))
                            message.campaigns = [];
                        message.campaigns.push($root.komawari.Campaign.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        MangaViewer.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.MangaViewer)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.MangaViewer: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.MangaViewer();
            if (object.pages) {
                if (!$Array.isArray(object.pages))
                    throw $TypeError(".komawari.MangaViewer.pages: array expected");
                message.pages = $Array(object.pages.length);
                for (let i = 0; i < object.pages.length; ++i) {
                    if (!$util.isObject(object.pages[i]))
                        throw $TypeError(".komawari.MangaViewer.pages: object expected");
                    message.pages[i] = $root.komawari.Page.fromObject(object.pages[i], _depth + 1);
                }
            }
            if (object.chapterId != null)
                if ($Number(object.chapterId) !== 0)
                    message.chapterId = object.chapterId >>> 0;
            if (object.chapters) {
                if (!$Array.isArray(object.chapters))
                    throw $TypeError(".komawari.MangaViewer.chapters: array expected");
                message.chapters = $Array(object.chapters.length);
                for (let i = 0; i < object.chapters.length; ++i) {
                    if (!$util.isObject(object.chapters[i]))
                        throw $TypeError(".komawari.MangaViewer.chapters: object expected");
                    message.chapters[i] = $root.komawari.Chapter.fromObject(object.chapters[i], _depth + 1);
                }
            }
            if (object.sns != null) {
                if (!$util.isObject(object.sns))
                    throw $TypeError(".komawari.MangaViewer.sns: object expected");
                message.sns = $root.komawari.Sns.fromObject(object.sns, _depth + 1);
            }
            if (object.titleName != null)
                if (typeof object.titleName !== "string" || object.titleName.length)
                    message.titleName = $String(object.titleName);
            if (object.chapterName != null)
                if (typeof object.chapterName !== "string" || object.chapterName.length)
                    message.chapterName = $String(object.chapterName);
            if (object.numberOfComments != null)
                if ($Number(object.numberOfComments) !== 0)
                    message.numberOfComments = object.numberOfComments >>> 0;
            if (object.isVerticalOnly != null)
                if (object.isVerticalOnly)
                    message.isVerticalOnly = $Boolean(object.isVerticalOnly);
            if (object.titleId != null)
                if ($Number(object.titleId) !== 0)
                    message.titleId = object.titleId >>> 0;
            if (object.startFromRight != null)
                if (object.startFromRight)
                    message.startFromRight = $Boolean(object.startFromRight);
            if (object.regionCode != null)
                if (typeof object.regionCode !== "string" || object.regionCode.length)
                    message.regionCode = $String(object.regionCode);
            if (object.titleAvailableLanguages) {
                if (!$Array.isArray(object.titleAvailableLanguages))
                    throw $TypeError(".komawari.MangaViewer.titleAvailableLanguages: array expected");
                message.titleAvailableLanguages = $Array(object.titleAvailableLanguages.length);
                for (let i = 0; i < object.titleAvailableLanguages.length; ++i) {
                    if (!$util.isObject(object.titleAvailableLanguages[i]))
                        throw $TypeError(".komawari.MangaViewer.titleAvailableLanguages: object expected");
                    message.titleAvailableLanguages[i] = $root.komawari.TitleDetailView.TitleLanguages.fromObject(object.titleAvailableLanguages[i], _depth + 1);
                }
            }
            if (object.campaigns) {
                if (!$Array.isArray(object.campaigns))
                    throw $TypeError(".komawari.MangaViewer.campaigns: array expected");
                message.campaigns = $Array(object.campaigns.length);
                for (let i = 0; i < object.campaigns.length; ++i) {
                    if (!$util.isObject(object.campaigns[i]))
                        throw $TypeError(".komawari.MangaViewer.campaigns: object expected");
                    message.campaigns[i] = $root.komawari.Campaign.fromObject(object.campaigns[i], _depth + 1);
                }
            }
            return message;
        };

        MangaViewer.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (options.arrays || options.defaults) {
                object.pages = [];
                object.chapters = [];
                object.titleAvailableLanguages = [];
                object.campaigns = [];
            }
            if (options.defaults) {
                object.chapterId = 0;
                object.sns = null;
                object.titleName = "";
                object.chapterName = "";
                object.numberOfComments = 0;
                object.isVerticalOnly = false;
                object.titleId = 0;
                object.startFromRight = false;
                object.regionCode = "";
            }
            if (message.pages && message.pages.length) {
                object.pages = $Array(message.pages.length);
                for (let j = 0; j < message.pages.length; ++j)
                    object.pages[j] = $root.komawari.Page.toObject(message.pages[j], options, _depth + 1);
            }
            if (message.chapterId != null && $Object.hasOwnProperty.call(message, "chapterId"))
                object.chapterId = message.chapterId;
            if (message.chapters && message.chapters.length) {
                object.chapters = $Array(message.chapters.length);
                for (let j = 0; j < message.chapters.length; ++j)
                    object.chapters[j] = $root.komawari.Chapter.toObject(message.chapters[j], options, _depth + 1);
            }
            if (message.sns != null && $Object.hasOwnProperty.call(message, "sns"))
                object.sns = $root.komawari.Sns.toObject(message.sns, options, _depth + 1);
            if (message.titleName != null && $Object.hasOwnProperty.call(message, "titleName"))
                object.titleName = message.titleName;
            if (message.chapterName != null && $Object.hasOwnProperty.call(message, "chapterName"))
                object.chapterName = message.chapterName;
            if (message.numberOfComments != null && $Object.hasOwnProperty.call(message, "numberOfComments"))
                object.numberOfComments = message.numberOfComments;
            if (message.isVerticalOnly != null && $Object.hasOwnProperty.call(message, "isVerticalOnly"))
                object.isVerticalOnly = message.isVerticalOnly;
            if (message.titleId != null && $Object.hasOwnProperty.call(message, "titleId"))
                object.titleId = message.titleId;
            if (message.startFromRight != null && $Object.hasOwnProperty.call(message, "startFromRight"))
                object.startFromRight = message.startFromRight;
            if (message.regionCode != null && $Object.hasOwnProperty.call(message, "regionCode"))
                object.regionCode = message.regionCode;
            if (message.titleAvailableLanguages && message.titleAvailableLanguages.length) {
                object.titleAvailableLanguages = $Array(message.titleAvailableLanguages.length);
                for (let j = 0; j < message.titleAvailableLanguages.length; ++j)
                    object.titleAvailableLanguages[j] = $root.komawari.TitleDetailView.TitleLanguages.toObject(message.titleAvailableLanguages[j], options, _depth + 1);
            }
            if (message.campaigns && message.campaigns.length) {
                object.campaigns = $Array(message.campaigns.length);
                for (let j = 0; j < message.campaigns.length; ++j)
                    object.campaigns[j] = $root.komawari.Campaign.toObject(message.campaigns[j], options, _depth + 1);
            }
            return object;
        };

        MangaViewer.prototype.toJSON = function() {
            return MangaViewer.toObject(this, $protobuf.util.toJSONOptions);
        };

        return MangaViewer;
    })();

    komawari.Page = (function() {

        const Page = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Page.prototype.mangaPage = null;
        Page.prototype.bannerList = null;
        Page.prototype.lastPage = null;
        Page.prototype.advertisement = null;
        Page.prototype.insertBannerList = null;

        let $oneOfFields;

        $Object.defineProperty(Page.prototype, "content", {
            get: $util.oneOfGetter($oneOfFields = ["mangaPage", "bannerList", "lastPage", "advertisement", "insertBannerList"]),
            set: $util.oneOfSetter($oneOfFields)
        });

        Page.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.mangaPage != null && $Object.hasOwnProperty.call(message, "mangaPage"))
                $root.komawari.Page.MangaPage.encode(message.mangaPage, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.bannerList != null && $Object.hasOwnProperty.call(message, "bannerList"))
                $root.komawari.Page.BannerList.encode(message.bannerList, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.lastPage != null && $Object.hasOwnProperty.call(message, "lastPage"))
                $root.komawari.Page.LastPage.encode(message.lastPage, writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.advertisement != null && $Object.hasOwnProperty.call(message, "advertisement"))
                $root.komawari.AdNetworkList.encode(message.advertisement, writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.insertBannerList != null && $Object.hasOwnProperty.call(message, "insertBannerList"))
                $root.komawari.Page.BannerList.encode(message.insertBannerList, writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Page.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Page();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.mangaPage = $root.komawari.Page.MangaPage.decode(reader, reader.size(), $undefined, _depth + 1, message.mangaPage);
                        message.content = "mangaPage";
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.bannerList = $root.komawari.Page.BannerList.decode(reader, reader.size(), $undefined, _depth + 1, message.bannerList);
                        message.content = "bannerList";
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        message.lastPage = $root.komawari.Page.LastPage.decode(reader, reader.size(), $undefined, _depth + 1, message.lastPage);
                        message.content = "lastPage";
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        message.advertisement = $root.komawari.AdNetworkList.decode(reader, reader.size(), $undefined, _depth + 1, message.advertisement);
                        message.content = "advertisement";
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        message.insertBannerList = $root.komawari.Page.BannerList.decode(reader, reader.size(), $undefined, _depth + 1, message.insertBannerList);
                        message.content = "insertBannerList";
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        Page.fromObject = function (object, _depth) {
            if (object instanceof $root.komawari.Page)
                return object;
            if (!$util.isObject(object))
                throw $TypeError(".komawari.Page: object expected");
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let message = new $root.komawari.Page();
            if (object.mangaPage != null) {
                if (!$util.isObject(object.mangaPage))
                    throw $TypeError(".komawari.Page.mangaPage: object expected");
                message.mangaPage = $root.komawari.Page.MangaPage.fromObject(object.mangaPage, _depth + 1);
            }
            if (object.bannerList != null) {
                if (!$util.isObject(object.bannerList))
                    throw $TypeError(".komawari.Page.bannerList: object expected");
                message.bannerList = $root.komawari.Page.BannerList.fromObject(object.bannerList, _depth + 1);
            }
            if (object.lastPage != null) {
                if (!$util.isObject(object.lastPage))
                    throw $TypeError(".komawari.Page.lastPage: object expected");
                message.lastPage = $root.komawari.Page.LastPage.fromObject(object.lastPage, _depth + 1);
            }
            if (object.advertisement != null) {
                if (!$util.isObject(object.advertisement))
                    throw $TypeError(".komawari.Page.advertisement: object expected");
                message.advertisement = $root.komawari.AdNetworkList.fromObject(object.advertisement, _depth + 1);
            }
            if (object.insertBannerList != null) {
                if (!$util.isObject(object.insertBannerList))
                    throw $TypeError(".komawari.Page.insertBannerList: object expected");
                message.insertBannerList = $root.komawari.Page.BannerList.fromObject(object.insertBannerList, _depth + 1);
            }
            return message;
        };

        Page.toObject = function (message, options, _depth) {
            if (!options)
                options = {};
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            let object = {};
            if (message.mangaPage != null && $Object.hasOwnProperty.call(message, "mangaPage")) {
                object.mangaPage = $root.komawari.Page.MangaPage.toObject(message.mangaPage, options, _depth + 1);
                if (options.oneofs)
                    object.content = "mangaPage";
            }
            if (message.bannerList != null && $Object.hasOwnProperty.call(message, "bannerList")) {
                object.bannerList = $root.komawari.Page.BannerList.toObject(message.bannerList, options, _depth + 1);
                if (options.oneofs)
                    object.content = "bannerList";
            }
            if (message.lastPage != null && $Object.hasOwnProperty.call(message, "lastPage")) {
                object.lastPage = $root.komawari.Page.LastPage.toObject(message.lastPage, options, _depth + 1);
                if (options.oneofs)
                    object.content = "lastPage";
            }
            if (message.advertisement != null && $Object.hasOwnProperty.call(message, "advertisement")) {
                object.advertisement = $root.komawari.AdNetworkList.toObject(message.advertisement, options, _depth + 1);
                if (options.oneofs)
                    object.content = "advertisement";
            }
            if (message.insertBannerList != null && $Object.hasOwnProperty.call(message, "insertBannerList")) {
                object.insertBannerList = $root.komawari.Page.BannerList.toObject(message.insertBannerList, options, _depth + 1);
                if (options.oneofs)
                    object.content = "insertBannerList";
            }
            return object;
        };

        Page.prototype.toJSON = function() {
            return Page.toObject(this, $protobuf.util.toJSONOptions);
        };

        Page.MangaPage = (function() {

            const MangaPage = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            MangaPage.prototype.imageUrl = "";
            MangaPage.prototype.width = 0;
            MangaPage.prototype.height = 0;
            MangaPage.prototype.type = 0;
            MangaPage.prototype.encryptionKey = "";
            MangaPage.prototype.description = "";

            MangaPage.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl") && message.imageUrl !== "")
                    writer.uint32(10).string(message.imageUrl);
                if (message.width != null && $Object.hasOwnProperty.call(message, "width") && message.width !== 0)
                    writer.uint32(16).uint32(message.width);
                if (message.height != null && $Object.hasOwnProperty.call(message, "height") && message.height !== 0)
                    writer.uint32(24).uint32(message.height);
                if (message.type != null && $Object.hasOwnProperty.call(message, "type") && message.type !== 0)
                    writer.uint32(32).int32(message.type);
                if (message.encryptionKey != null && $Object.hasOwnProperty.call(message, "encryptionKey") && message.encryptionKey !== "")
                    writer.uint32(42).string(message.encryptionKey);
                if (message.description != null && $Object.hasOwnProperty.call(message, "description") && message.description !== "")
                    writer.uint32(810).string(message.description);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            MangaPage.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.Page.MangaPage();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.imageUrl = value;
                            else
                                delete message.imageUrl;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.uint32())
                                message.width = value;
                            else
                                delete message.width;
                            continue;
                        }
                    case 3: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.uint32())
                                message.height = value;
                            else
                                delete message.height;
                            continue;
                        }
                    case 4: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.int32())
                                message.type = value;
                            else
                                delete message.type;
                            continue;
                        }
                    case 5: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.encryptionKey = value;
                            else
                                delete message.encryptionKey;
                            continue;
                        }
                    case 101: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.description = value;
                            else
                                delete message.description;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            MangaPage.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.Page.MangaPage)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.Page.MangaPage: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.Page.MangaPage();
                if (object.imageUrl != null)
                    if (typeof object.imageUrl !== "string" || object.imageUrl.length)
                        message.imageUrl = $String(object.imageUrl);
                if (object.width != null)
                    if ($Number(object.width) !== 0)
                        message.width = object.width >>> 0;
                if (object.height != null)
                    if ($Number(object.height) !== 0)
                        message.height = object.height >>> 0;
                if (object.type !== 0 && (typeof object.type !== "string" || $root.komawari.PageType[object.type] !== 0))
                    switch (object.type) {
                    case "SINGLE":
                    case 0:
                        message.type = 0;
                        break;
                    case "LEFT":
                    case 1:
                        message.type = 1;
                        break;
                    case "RIGHT":
                    case 2:
                        message.type = 2;
                        break;
                    case "DOUBLE":
                    case 3:
                        message.type = 3;
                        break;
                    default:
                        if (typeof object.type === "number" && (object.type | 0) === object.type)
                            message.type = object.type;
                    }
                if (object.encryptionKey != null)
                    if (typeof object.encryptionKey !== "string" || object.encryptionKey.length)
                        message.encryptionKey = $String(object.encryptionKey);
                if (object.description != null)
                    if (typeof object.description !== "string" || object.description.length)
                        message.description = $String(object.description);
                return message;
            };

            MangaPage.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (options.defaults) {
                    object.imageUrl = "";
                    object.width = 0;
                    object.height = 0;
                    object.type = options.enums === $String ? "SINGLE" : 0;
                    object.encryptionKey = "";
                    object.description = "";
                }
                if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl"))
                    object.imageUrl = message.imageUrl;
                if (message.width != null && $Object.hasOwnProperty.call(message, "width"))
                    object.width = message.width;
                if (message.height != null && $Object.hasOwnProperty.call(message, "height"))
                    object.height = message.height;
                if (message.type != null && $Object.hasOwnProperty.call(message, "type"))
                    object.type = options.enums === $String ? $root.komawari.PageType[message.type] === $undefined ? message.type : $root.komawari.PageType[message.type] : message.type;
                if (message.encryptionKey != null && $Object.hasOwnProperty.call(message, "encryptionKey"))
                    object.encryptionKey = message.encryptionKey;
                if (message.description != null && $Object.hasOwnProperty.call(message, "description"))
                    object.description = message.description;
                return object;
            };

            MangaPage.prototype.toJSON = function() {
                return MangaPage.toObject(this, $protobuf.util.toJSONOptions);
            };

            return MangaPage;
        })();

        Page.BannerList = (function() {

            const BannerList = function (properties) {
                this.banners = [];
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            BannerList.prototype.bannerTitle = "";
            BannerList.prototype.banners = $util.emptyArray;

            BannerList.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.bannerTitle != null && $Object.hasOwnProperty.call(message, "bannerTitle") && message.bannerTitle !== "")
                    writer.uint32(10).string(message.bannerTitle);
                if (message.banners != null && message.banners.length)
                    for (let i = 0; i < message.banners.length; ++i)
                        $root.komawari.Banner.encode(message.banners[i], writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            BannerList.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.Page.BannerList();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.bannerTitle = value;
                            else
                                delete message.bannerTitle;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            if (!(message.banners && message.banners.length))
                                message.banners = [];
                            message.banners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            BannerList.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.Page.BannerList)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.Page.BannerList: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.Page.BannerList();
                if (object.bannerTitle != null)
                    if (typeof object.bannerTitle !== "string" || object.bannerTitle.length)
                        message.bannerTitle = $String(object.bannerTitle);
                if (object.banners) {
                    if (!$Array.isArray(object.banners))
                        throw $TypeError(".komawari.Page.BannerList.banners: array expected");
                    message.banners = $Array(object.banners.length);
                    for (let i = 0; i < object.banners.length; ++i) {
                        if (!$util.isObject(object.banners[i]))
                            throw $TypeError(".komawari.Page.BannerList.banners: object expected");
                        message.banners[i] = $root.komawari.Banner.fromObject(object.banners[i], _depth + 1);
                    }
                }
                return message;
            };

            BannerList.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (options.arrays || options.defaults)
                    object.banners = [];
                if (options.defaults)
                    object.bannerTitle = "";
                if (message.bannerTitle != null && $Object.hasOwnProperty.call(message, "bannerTitle"))
                    object.bannerTitle = message.bannerTitle;
                if (message.banners && message.banners.length) {
                    object.banners = $Array(message.banners.length);
                    for (let j = 0; j < message.banners.length; ++j)
                        object.banners[j] = $root.komawari.Banner.toObject(message.banners[j], options, _depth + 1);
                }
                return object;
            };

            BannerList.prototype.toJSON = function() {
                return BannerList.toObject(this, $protobuf.util.toJSONOptions);
            };

            return BannerList;
        })();

        Page.LastPage = (function() {

            const LastPage = function (properties) {
                this.topComments = [];
                this.banners = [];
                this.ticketTitleList = [];
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            LastPage.prototype.currentChapter = null;
            LastPage.prototype.nextChapter = null;
            LastPage.prototype.topComments = $util.emptyArray;
            LastPage.prototype.isSubscribed = false;
            LastPage.prototype.nextTimeStamp = 0;
            LastPage.prototype.chapterType = 0;
            LastPage.prototype.advertisement = null;
            LastPage.prototype.movieReward = null;
            LastPage.prototype.banners = $util.emptyArray;
            LastPage.prototype.ticketTitleList = $util.emptyArray;
            LastPage.prototype.publisherBanner = null;
            LastPage.prototype.userTickets = null;
            LastPage.prototype.isNextChapterReadByTicket = false;

            LastPage.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.currentChapter != null && $Object.hasOwnProperty.call(message, "currentChapter"))
                    $root.komawari.Chapter.encode(message.currentChapter, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.nextChapter != null && $Object.hasOwnProperty.call(message, "nextChapter"))
                    $root.komawari.Chapter.encode(message.nextChapter, writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.topComments != null && message.topComments.length)
                    for (let i = 0; i < message.topComments.length; ++i)
                        $root.komawari.Comment.encode(message.topComments[i], writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.isSubscribed != null && $Object.hasOwnProperty.call(message, "isSubscribed") && message.isSubscribed !== false)
                    writer.uint32(32).bool(message.isSubscribed);
                if (message.nextTimeStamp != null && $Object.hasOwnProperty.call(message, "nextTimeStamp") && message.nextTimeStamp !== 0)
                    writer.uint32(40).uint32(message.nextTimeStamp);
                if (message.chapterType != null && $Object.hasOwnProperty.call(message, "chapterType") && message.chapterType !== 0)
                    writer.uint32(48).int32(message.chapterType);
                if (message.advertisement != null && $Object.hasOwnProperty.call(message, "advertisement"))
                    $root.komawari.AdNetworkList.encode(message.advertisement, writer.uint32(58).fork(), _depth + 1).ldelim();
                if (message.movieReward != null && $Object.hasOwnProperty.call(message, "movieReward"))
                    $root.komawari.Popup.encode(message.movieReward, writer.uint32(66).fork(), _depth + 1).ldelim();
                if (message.banners != null && message.banners.length)
                    for (let i = 0; i < message.banners.length; ++i)
                        $root.komawari.Banner.encode(message.banners[i], writer.uint32(74).fork(), _depth + 1).ldelim();
                if (message.ticketTitleList != null && message.ticketTitleList.length)
                    for (let i = 0; i < message.ticketTitleList.length; ++i)
                        $root.komawari.Title.encode(message.ticketTitleList[i], writer.uint32(82).fork(), _depth + 1).ldelim();
                if (message.publisherBanner != null && $Object.hasOwnProperty.call(message, "publisherBanner"))
                    $root.komawari.Banner.encode(message.publisherBanner, writer.uint32(90).fork(), _depth + 1).ldelim();
                if (message.userTickets != null && $Object.hasOwnProperty.call(message, "userTickets"))
                    $root.komawari.UserTickets.encode(message.userTickets, writer.uint32(98).fork(), _depth + 1).ldelim();
                if (message.isNextChapterReadByTicket != null && $Object.hasOwnProperty.call(message, "isNextChapterReadByTicket") && message.isNextChapterReadByTicket !== false)
                    writer.uint32(104).bool(message.isNextChapterReadByTicket);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            LastPage.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.Page.LastPage();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.currentChapter = $root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1, message.currentChapter);
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.nextChapter = $root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1, message.nextChapter);
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            if (!(message.topComments && message.topComments.length))
                                message.topComments = [];
                            message.topComments.push($root.komawari.Comment.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    case 4: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.bool())
                                message.isSubscribed = value;
                            else
                                delete message.isSubscribed;
                            continue;
                        }
                    case 5: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.uint32())
                                message.nextTimeStamp = value;
                            else
                                delete message.nextTimeStamp;
                            continue;
                        }
                    case 6: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.int32())
                                message.chapterType = value;
                            else
                                delete message.chapterType;
                            continue;
                        }
                    case 7: {
                            if (wireType !== 2)
                                break;
                            message.advertisement = $root.komawari.AdNetworkList.decode(reader, reader.size(), $undefined, _depth + 1, message.advertisement);
                            continue;
                        }
                    case 8: {
                            if (wireType !== 2)
                                break;
                            message.movieReward = $root.komawari.Popup.decode(reader, reader.size(), $undefined, _depth + 1, message.movieReward);
                            continue;
                        }
                    case 9: {
                            if (wireType !== 2)
                                break;
                            if (!(message.banners && message.banners.length))
                                message.banners = [];
                            message.banners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    case 10: {
                            if (wireType !== 2)
                                break;
                            if (!(message.ticketTitleList && message.ticketTitleList.length))
                                message.ticketTitleList = [];
                            message.ticketTitleList.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    case 11: {
                            if (wireType !== 2)
                                break;
                            message.publisherBanner = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.publisherBanner);
                            continue;
                        }
                    case 12: {
                            if (wireType !== 2)
                                break;
                            message.userTickets = $root.komawari.UserTickets.decode(reader, reader.size(), $undefined, _depth + 1, message.userTickets);
                            continue;
                        }
                    case 13: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.bool())
                                message.isNextChapterReadByTicket = value;
                            else
                                delete message.isNextChapterReadByTicket;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            LastPage.fromObject = function (object, _depth) {
                if (object instanceof $root.komawari.Page.LastPage)
                    return object;
                if (!$util.isObject(object))
                    throw $TypeError(".komawari.Page.LastPage: object expected");
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let message = new $root.komawari.Page.LastPage();
                if (object.currentChapter != null) {
                    if (!$util.isObject(object.currentChapter))
                        throw $TypeError(".komawari.Page.LastPage.currentChapter: object expected");
                    message.currentChapter = $root.komawari.Chapter.fromObject(object.currentChapter, _depth + 1);
                }
                if (object.nextChapter != null) {
                    if (!$util.isObject(object.nextChapter))
                        throw $TypeError(".komawari.Page.LastPage.nextChapter: object expected");
                    message.nextChapter = $root.komawari.Chapter.fromObject(object.nextChapter, _depth + 1);
                }
                if (object.topComments) {
                    if (!$Array.isArray(object.topComments))
                        throw $TypeError(".komawari.Page.LastPage.topComments: array expected");
                    message.topComments = $Array(object.topComments.length);
                    for (let i = 0; i < object.topComments.length; ++i) {
                        if (!$util.isObject(object.topComments[i]))
                            throw $TypeError(".komawari.Page.LastPage.topComments: object expected");
                        message.topComments[i] = $root.komawari.Comment.fromObject(object.topComments[i], _depth + 1);
                    }
                }
                if (object.isSubscribed != null)
                    if (object.isSubscribed)
                        message.isSubscribed = $Boolean(object.isSubscribed);
                if (object.nextTimeStamp != null)
                    if ($Number(object.nextTimeStamp) !== 0)
                        message.nextTimeStamp = object.nextTimeStamp >>> 0;
                if (object.chapterType !== 0 && (typeof object.chapterType !== "string" || $root.komawari.ChapterType[object.chapterType] !== 0))
                    switch (object.chapterType) {
                    case "LATEST":
                    case 0:
                        message.chapterType = 0;
                        break;
                    case "SEQUENCE":
                    case 1:
                        message.chapterType = 1;
                        break;
                    case "NOSEQUENCE":
                    case 2:
                        message.chapterType = 2;
                        break;
                    default:
                        if (typeof object.chapterType === "number" && (object.chapterType | 0) === object.chapterType)
                            message.chapterType = object.chapterType;
                    }
                if (object.advertisement != null) {
                    if (!$util.isObject(object.advertisement))
                        throw $TypeError(".komawari.Page.LastPage.advertisement: object expected");
                    message.advertisement = $root.komawari.AdNetworkList.fromObject(object.advertisement, _depth + 1);
                }
                if (object.movieReward != null) {
                    if (!$util.isObject(object.movieReward))
                        throw $TypeError(".komawari.Page.LastPage.movieReward: object expected");
                    message.movieReward = $root.komawari.Popup.fromObject(object.movieReward, _depth + 1);
                }
                if (object.banners) {
                    if (!$Array.isArray(object.banners))
                        throw $TypeError(".komawari.Page.LastPage.banners: array expected");
                    message.banners = $Array(object.banners.length);
                    for (let i = 0; i < object.banners.length; ++i) {
                        if (!$util.isObject(object.banners[i]))
                            throw $TypeError(".komawari.Page.LastPage.banners: object expected");
                        message.banners[i] = $root.komawari.Banner.fromObject(object.banners[i], _depth + 1);
                    }
                }
                if (object.ticketTitleList) {
                    if (!$Array.isArray(object.ticketTitleList))
                        throw $TypeError(".komawari.Page.LastPage.ticketTitleList: array expected");
                    message.ticketTitleList = $Array(object.ticketTitleList.length);
                    for (let i = 0; i < object.ticketTitleList.length; ++i) {
                        if (!$util.isObject(object.ticketTitleList[i]))
                            throw $TypeError(".komawari.Page.LastPage.ticketTitleList: object expected");
                        message.ticketTitleList[i] = $root.komawari.Title.fromObject(object.ticketTitleList[i], _depth + 1);
                    }
                }
                if (object.publisherBanner != null) {
                    if (!$util.isObject(object.publisherBanner))
                        throw $TypeError(".komawari.Page.LastPage.publisherBanner: object expected");
                    message.publisherBanner = $root.komawari.Banner.fromObject(object.publisherBanner, _depth + 1);
                }
                if (object.userTickets != null) {
                    if (!$util.isObject(object.userTickets))
                        throw $TypeError(".komawari.Page.LastPage.userTickets: object expected");
                    message.userTickets = $root.komawari.UserTickets.fromObject(object.userTickets, _depth + 1);
                }
                if (object.isNextChapterReadByTicket != null)
                    if (object.isNextChapterReadByTicket)
                        message.isNextChapterReadByTicket = $Boolean(object.isNextChapterReadByTicket);
                return message;
            };

            LastPage.toObject = function (message, options, _depth) {
                if (!options)
                    options = {};
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                let object = {};
                if (options.arrays || options.defaults) {
                    object.topComments = [];
                    object.banners = [];
                    object.ticketTitleList = [];
                }
                if (options.defaults) {
                    object.currentChapter = null;
                    object.nextChapter = null;
                    object.isSubscribed = false;
                    object.nextTimeStamp = 0;
                    object.chapterType = options.enums === $String ? "LATEST" : 0;
                    object.advertisement = null;
                    object.movieReward = null;
                    object.publisherBanner = null;
                    object.userTickets = null;
                    object.isNextChapterReadByTicket = false;
                }
                if (message.currentChapter != null && $Object.hasOwnProperty.call(message, "currentChapter"))
                    object.currentChapter = $root.komawari.Chapter.toObject(message.currentChapter, options, _depth + 1);
                if (message.nextChapter != null && $Object.hasOwnProperty.call(message, "nextChapter"))
                    object.nextChapter = $root.komawari.Chapter.toObject(message.nextChapter, options, _depth + 1);
                if (message.topComments && message.topComments.length) {
                    object.topComments = $Array(message.topComments.length);
                    for (let j = 0; j < message.topComments.length; ++j)
                        object.topComments[j] = $root.komawari.Comment.toObject(message.topComments[j], options, _depth + 1);
                }
                if (message.isSubscribed != null && $Object.hasOwnProperty.call(message, "isSubscribed"))
                    object.isSubscribed = message.isSubscribed;
                if (message.nextTimeStamp != null && $Object.hasOwnProperty.call(message, "nextTimeStamp"))
                    object.nextTimeStamp = message.nextTimeStamp;
                if (message.chapterType != null && $Object.hasOwnProperty.call(message, "chapterType"))
                    object.chapterType = options.enums === $String ? $root.komawari.ChapterType[message.chapterType] === $undefined ? message.chapterType : $root.komawari.ChapterType[message.chapterType] : message.chapterType;
                if (message.advertisement != null && $Object.hasOwnProperty.call(message, "advertisement"))
                    object.advertisement = $root.komawari.AdNetworkList.toObject(message.advertisement, options, _depth + 1);
                if (message.movieReward != null && $Object.hasOwnProperty.call(message, "movieReward"))
                    object.movieReward = $root.komawari.Popup.toObject(message.movieReward, options, _depth + 1);
                if (message.banners && message.banners.length) {
                    object.banners = $Array(message.banners.length);
                    for (let j = 0; j < message.banners.length; ++j)
                        object.banners[j] = $root.komawari.Banner.toObject(message.banners[j], options, _depth + 1);
                }
                if (message.ticketTitleList && message.ticketTitleList.length) {
                    object.ticketTitleList = $Array(message.ticketTitleList.length);
                    for (let j = 0; j < message.ticketTitleList.length; ++j)
                        object.ticketTitleList[j] = $root.komawari.Title.toObject(message.ticketTitleList[j], options, _depth + 1);
                }
                if (message.publisherBanner != null && $Object.hasOwnProperty.call(message, "publisherBanner"))
                    object.publisherBanner = $root.komawari.Banner.toObject(message.publisherBanner, options, _depth + 1);
                if (message.userTickets != null && $Object.hasOwnProperty.call(message, "userTickets"))
                    object.userTickets = $root.komawari.UserTickets.toObject(message.userTickets, options, _depth + 1);
                if (message.isNextChapterReadByTicket != null && $Object.hasOwnProperty.call(message, "isNextChapterReadByTicket"))
                    object.isNextChapterReadByTicket = message.isNextChapterReadByTicket;
                return object;
            };

            LastPage.prototype.toJSON = function() {
                return LastPage.toObject(this, $protobuf.util.toJSONOptions);
            };

            return LastPage;
        })();

        return Page;
    })();

    return komawari;
})();

export {
  $root as default
};
